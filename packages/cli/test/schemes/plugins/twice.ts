export { ftp } from "@url1738/ftp";
