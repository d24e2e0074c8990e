import type { Step } from "./scripted.ts";

/** What every FTP transfer begins with. */
export const LOGIN: readonly Step[] = ["< 220 hi", "> USER anonymous", "< 230 in"];

/** How a file is asked for. */
export const RETR: readonly Step[] = ["> TYPE I", "< 200 ok", "> EPSV", "< 229 (|||$DATA|)", "> RETR a"];
