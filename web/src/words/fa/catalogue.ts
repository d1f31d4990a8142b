import "@fontsource-variable/vazirmatn/wght.css";
import common from "$words/fa/common.ftl?raw";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

export default [common, ...Object.values(own)];
