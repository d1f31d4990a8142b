/** Who this browser is to the server. */
import { settings } from "$/settings.svelte.ts";
import { connection } from "$/wire/connection.svelte.ts";
import { send } from "$/wire/library.ts";

interface Me {
  person: string;
  name: string;
  account: string | null;
}

/** Be called something else from now on; Error with the server's sentence. */
export async function rename(name: string): Promise<void> {
  const me = await send<Me>("/api/guest", { name });
  settings.name = me.name;
  become(me);
}

/** Be who the server says. The line is opened again, so that it belongs to that person under that name. */
export function become(me: Me | null): void {
  connection.me = me && { id: me.person, name: me.name, account: me.account };
  connection.restart();
}
