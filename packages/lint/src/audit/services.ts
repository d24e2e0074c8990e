/**
 * The services, by port, that read text as commands or have been attacked with URLs of another protocol. If a URL of a known scheme names
 * the port of another protocol, `audit` reports a `danger` (RFC 1738 §6), and `@url1738/client` does not connect there.
 *
 * @public
 */
export const services: ReadonlyMap<number, string> = new Map([
  [21, "FTP"],
  [22, "SSH"],
  [23, "Telnet"],
  [25, "SMTP"],
  [43, "WHOIS"],
  [53, "DNS"],
  [70, "Gopher"],
  [79, "Finger"],
  [80, "HTTP"],
  [110, "POP3"],
  [113, "Ident"],
  [119, "NNTP"],
  [143, "IMAP"],
  [515, "LPD"],
  [587, "mail submission"],
  [3306, "MySQL"],
  [5432, "PostgreSQL"],
  [6379, "Redis"],
  [6667, "IRC"],
  [9100, "raw printing"],
  [11211, "Memcached"],
]);
