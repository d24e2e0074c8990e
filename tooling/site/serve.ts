import { serveSite } from "./serve-site.ts";

const server = await serveSite(4173);
const [address = ""] = server.resolvedUrls?.local ?? [];
console.log(`The site: ${address}\nThe explorer: ${address}explorer/\nCtrl-C ends it.`);
