/** Whether the browser lets this page tell something while somebody looks elsewhere. */

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
