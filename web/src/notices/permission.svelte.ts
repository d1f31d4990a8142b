/** The browser's permission to notify the user while the page is in the background. */

/** `missing`: this browser cannot, at this address. */
export type Permission = NotificationPermission | "missing";

function read(): Permission {
  return typeof Notification === "undefined" || !isSecureContext ? "missing" : Notification.permission;
}

let now = $state<Permission>(read());

export function permission(): Permission {
  return now;
}

/** Ask the browser, which asks whoever sits before it if it has not done so before; whether it may be. */
export async function askPermission(): Promise<boolean> {
  if (now !== "missing") now = await Notification.requestPermission();
  return now === "granted";
}
