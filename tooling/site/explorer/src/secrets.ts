/** Everything that finds secrets in texts: the pages load it when they are first given a text of somebody else. */

export { redact } from "@url1738/redact";
