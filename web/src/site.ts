/**
 * The two ways in which the client is served: by a server, and as a folder of static files (`virado site`), in which
 * tables and bots run in a worker of the page. A static page lies under any path, so its routes are in the hash:
 * `…/virado/#/t/abc`.
 */

/** True on a static page, whose root element has the attribute `data-site`. */
export const isOnDevice: boolean =
  typeof document !== "undefined" && "site" in document.documentElement.dataset;

/** True on a static page that was written without the experts' searches. */
export const lacksExperts: boolean = isOnDevice && document.documentElement.dataset["site"] === "no-experts";

/** The address of the server that a static page belongs to; empty if there is none. */
export const serverOfDevice: string = (isOnDevice && document.documentElement.dataset["server"]) || "";

/** The folder in which a server offers the static page. */
export const DEVICE_PAGE = "/device/";

/** Return the `href` of an internal address such as `/t/abc`. */
export function linkTo(path: string): string {
  return isOnDevice ? `#${path}` : path;
}

/** Return the whole URL of an internal address, for people to copy. */
export function fullLink(path: string): string {
  return new URL(linkTo(path), location.href).href;
}

/**
 * Return the URL of the static page with the rules of a form, or without a form of the comparison of all forms
 * (docs/explanation/rules-pages.md). Its links need a `target`, because the router follows all other internal links.
 */
export function rulesPage(language: string, slug = ""): string {
  const path = ["rules", ...(slug ? [slug] : [])].join("/");
  return isOnDevice && !serverOfDevice
    ? `${language}/${path}/`
    : `${serverOfDevice || "/"}${language}/${path}`;
}

/** Return the URL of a file of the build such as `icon.svg`. */
export function fileUrl(name: string): string {
  return isOnDevice ? name : `/${name}`;
}
