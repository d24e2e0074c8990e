/** People's goals, and the packages for them. */
export const goals = [
  [
    "schemes",
    [
      "ftp",
      "http",
      "https",
      "gopher",
      "mailto",
      "news",
      "nntp",
      "telnet",
      "wais",
      "file",
      "prospero",
      "core",
      "relative",
      "url1738",
    ],
  ],
  ["errors", ["lint", "fr"]],
  ["text", ["text"]],
  ["secrets", ["redact"]],
  ["client", ["client", "gate"]],
  ["command", ["cli"]],
  ["own", ["create-scheme", "prove", "testkit", "compile", "rfc3986", "derive"]],
] as const;
