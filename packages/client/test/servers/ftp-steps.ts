import type { Step } from "./scripted.ts";

/** The steps that every FTP transfer begins with. */
export const LOGIN: readonly Step[] = ["< 220 hi", "> USER anonymous", "< 230 in"];

/** The steps that ask for a file. */
export const RETR: readonly Step[] = ["> TYPE I", "< 200 ok", "> EPSV", "< 229 (|||$DATA|)", "> RETR a"];
