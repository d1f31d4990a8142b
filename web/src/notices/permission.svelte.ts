/** The browser's permission to notify the user while the page is in the background. */

/** `missing`: the browser does not support notifications at this address. */
export type Permission = NotificationPermission | "missing";

function read(): Permission {
  return typeof Notification === "undefined" || !isSecureContext ? "missing" : Notification.permission;
}

let now = $state<Permission>(read());

export function permission(): Permission {
  return now;
}

/** Ask for permission, if the user has not decided before. Return true if it is granted. */
export async function askPermission(): Promise<boolean> {
  if (now !== "missing") now = await Notification.requestPermission();
  return now === "granted";
}
