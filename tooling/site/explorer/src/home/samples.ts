/** The URLs that the home page offers: some with more than one host, and one that everybody reads in the same way. */
export const samples = [
  "ftp://good.dom?:x@evil.dom/",
  "http://good.dom\\@evil.dom/",
  "http://010.0.0.1/",
  "https://host.dom/~anna#top",
] as const;
