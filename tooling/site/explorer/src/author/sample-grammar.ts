/** The first grammar in the tab for authors. */
export const sampleGrammar = `// who = *[ uchar | "@" ]
const who = rule("who", many(oneOf(uchar, "@")));

defineScheme({
  name: "x-finger",
  defaultPort: 79,
  schemepart: sequence("//", hostport, optional("/", decodedText("who", who))),
});
`;
