/** A stop of the tour: URLs, their section, and what to notice. */
export interface Stop {
  readonly section: string;
  /** True for the URLs of today's web; all others are read to the letter of RFC 1738. */
  readonly isToday?: true;
  /** True if the RFC gives only the form, which is filled in with names here. */
  readonly isForm?: true;
  readonly sentence: string;
  readonly urls: readonly string[];
}

/** The tour: each scheme in the order of RFC 1738 §3, the Appendix, then today's web. */
export const stops: readonly Stop[] = [
  {
    section: "3.1",
    sentence: "An empty user name or password is different from none.",
    urls: ["ftp://@host.com/", "ftp://host.com/", "ftp://foo:@host.com/"],
  },
  {
    section: "3.2.2",
    sentence:
      "A slash separates two directories. %2F is a slash inside one. Two slashes in a row have an empty directory between them.",
    urls: ["ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom/etc/motd", "ftp://myname@host.dom//etc/motd"],
  },
  {
    section: "3.3",
    isForm: true,
    sentence:
      "The path and the search part stay encoded: only the server knows what their reserved characters mean. The port of HTTP is 80.",
    urls: ["http://host.dom/path/to%20it?searchpart"],
  },
  {
    section: "3.4.8",
    isForm: true,
    sentence:
      "Encoded tabs separate the selector, the search and the Gopher+ string. This URL asks for the Spanish PostScript view of an item.",
    urls: ["gopher://host.dom/0selector%09%09+application/postscript%20Es_ES"],
  },
  {
    section: "3.5",
    isForm: true,
    sentence: "A mail address and nothing else. This one is real: the RFC lists it among those of its editors.",
    urls: ["mailto:timbl@info.cern.ch"],
  },
  {
    section: "3.6",
    sentence: "All newsgroups, and one of them. With an @, it would be the message-id of an article.",
    urls: ["news:*", "news:comp.infosystems.www.misc"],
  },
  {
    section: "3.7",
    isForm: true,
    sentence: "An article by its number, which is valid only on this server.",
    urls: ["nntp://host.dom/comp.infosystems.www.misc/1738"],
  },
  {
    section: "3.8",
    isForm: true,
    sentence:
      "A service to log in to, not a document. The user and the password are only advice. The port is the default, so it is left out.",
    urls: ["telnet://user:password@host.dom:23/"],
  },
  {
    section: "3.9",
    isForm: true,
    sentence: "A search in a database, and a document from one.",
    urls: ["wais://host.dom/database?search", "wais://host.dom/database/wtype/wpath"],
  },
  {
    section: "3.10",
    sentence: "The VMS file DISK$USER:[MY.NOTES]NOTE123456.TXT, with the RFC's own typing error.",
    urls: ["file://vms.host.edu/disk$user/my/notes/note12345.txt"],
  },
  {
    section: "3.11",
    sentence: "The name begins with a slash of its own, so there are two.",
    urls: ["prospero://host.dom//pros/name"],
  },
  {
    section: "Appendix",
    sentence: "The type code d asks for a listing of the directory. The RFC breaks this URL across two lines.",
    urls: ["ftp://info.cern.ch/pub/www/doc;type=d"],
  },
  {
    section: "4.2 of RFC 9110",
    isToday: true,
    sentence:
      "Without --rfc, http and https are those of today: with a ~, a fragment, an IPv6 address. Equivalent URLs have one spelling.",
    urls: [
      "https://host.dom/~anna/?q=url#top",
      "http://[2001:DB8::0:1]:8080/",
      "http://EXAMPLE.com:/%7esmith/home.html",
    ],
  },
];
