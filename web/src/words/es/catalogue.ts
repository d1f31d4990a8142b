import common from "$words/es/common.ftl?raw";

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

export default [common, ...Object.values(own)];
