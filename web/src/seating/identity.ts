/** The identity of this browser on the server. */
import { settings } from "$/settings.svelte.ts";
import { connection } from "$/wire/connection.svelte.ts";
import { call } from "$/wire/http.ts";
import type { Me } from "$/wire/types.ts";

/** Rename the user. Throws an Error with the server's sentence. */
export async function rename(name: string): Promise<void> {
  const me = await call("guest", {}, { name });
  settings.name = me.name;
  if (connection.me?.id === me.person) connection.me = { ...connection.me, name: me.name };
  else adoptIdentity(me);
}

/** Adopt the identity given by the server. The connection is reopened under that identity and name. */
export function adoptIdentity(me: Me | null): void {
  connection.me = me && { id: me.person, name: me.name, account: me.account };
  connection.restart();
}
