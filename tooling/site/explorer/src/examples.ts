import type { Text } from "./french.ts";

/** A URL, or a text meant as one, to be studied. */
export interface Example {
  readonly url: string;
  /** A description of what it shows. */
  readonly en: Text;
  /** True if it must be read by the generic syntax. */
  readonly isGeneric?: boolean;
}

/** Thirty examples: one with two hosts and one of today, then RFC 1738's own for each scheme, errors, and traps. */
export const examples: readonly [Example, ...Example[]] = [
  { url: "ftp://good.dom?:x@evil.dom/", en: "two readers, two hosts" },
  { url: "https://host.dom/~anna?q=1#top", en: "https, as it is today" },
  { url: "ftp://@host.com/", en: "RFC §3.1: an empty user name" },
  { url: "ftp://host.com/", en: "RFC §3.1: no user name" },
  { url: "ftp://foo:@host.com/", en: "RFC §3.1: an empty password" },
  { url: "ftp://myname@host.dom/%2Fetc/motd", en: "RFC §3.2.2: CWD /etc" },
  { url: "ftp://myname@host.dom/etc/motd", en: "RFC §3.2.2: CWD etc" },
  { url: "ftp://myname@host.dom//etc/motd", en: "RFC §3.2.2: CWD without an argument" },
  { url: "ftp://info.cern.ch/pub/www/doc;type=d", en: "RFC Appendix: a directory" },
  { url: "news:*", en: "RFC §3.6: all newsgroups" },
  { url: "file://vms.host.edu/disk$user/my/notes/note12345.txt", en: "RFC §3.10: a file under VMS" },
  { url: "prospero://host.dom//pros/name", en: "RFC §3.11: a Prospero object" },
  { url: "http://www.host.dom:8080/a/b?key=v%20w", en: "a port and a search part" },
  { url: "gopher://host.dom/7/find%09rfc%201738", en: "a Gopher search" },
  { url: "gopher://host.dom/1/menu%09%09%2B", en: "a Gopher+ string" },
  { url: "mailto:%22anna%20b%22@host.dom", en: "a quoted mail address" },
  { url: "news:12345.67@host.dom", en: "a message-id" },
  { url: "nntp://news.host.dom/comp.lang.c/1234", en: "an article by its number" },
  { url: "telnet://anna:pw@host.dom:23/", en: "a login: what audit says of it" },
  { url: "wais://host.dom/db?q", en: "a WAIS search" },
  { url: "prospero://host.dom/obj;v=1;w=a%3Db", en: "fields with values" },
  { url: "FTP://HOST.dom:021/caf%c3%a9;type=A", en: "capitals, zeros, UTF-8: its canonical spelling" },
  { url: "afs://cell.dom/a%2Fb", en: "a scheme that nobody knows here", isGeneric: true },
  { url: "http://host.dom/a b/é", en: "errors with a sure fix" },
  { url: "http://h_x:99999/a b%zz", en: "four errors in one URL" },
  { url: "http:/host.dom/", en: "a slash is missing" },
  { url: "htp://host.dom/", en: "a scheme misspelt" },
  { url: "file:///C|/autoexec.bat", en: "a drive as people wrote it" },
  { url: "http://010.0.0.1/", en: "a number that others read as octal" },
  { url: "gopher://host.dom:25/1%0D%0AHELO", en: "a request that would smuggle in a command" },
];
