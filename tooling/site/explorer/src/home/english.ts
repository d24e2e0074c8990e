/** A heading, the text below it, and what else a claim has to say. */
type Claim = readonly [heading: string, text: string, label?: string];

/** The texts of the home page in English, and what every language has to say. */
export const english = {
  title: "URLs, exactly",
  heading: "Which host does this URL name?",
  lead: "It depends on who reads it. url1738 is a family of small TypeScript packages that read URLs by the letter of RFC 1738, and https as it is today: one meaning for each text, and for each error its place and what to write instead.",
  samples: "Try",
  readers: "The host that each one reads",
  readersNote: "URL is your browser’s, live.",
  /** The note where curl and Python are shown as well. */
  recordedNote: "URL is your browser’s, live; curl and Python were recorded for the examples.",
  refuses: "refuses the text",
  differ: "They do not agree. A check made with one and a connection made with another can be deceived.",
  agree: "They agree.",
  /** The verdict if some refuse the text, and the others read the same host. */
  refused: "Not everyone takes it: those that do read the same host.",
  more: "See everything about it in the explorer",
  error: [
    "An error has a place and a fix",
    "Not “invalid URL”: what, where, by which rule, and what to write.",
  ] as Claim,
  secret: [
    "A secret stays out of the log",
    "Passwords, tokens and signatures are masked in any text, stream or object.",
    "Lines of a log, which you can edit",
  ] as Claim,
  menu: [
    "A menu becomes URLs",
    "Gopher, FTP, news and WAIS are taken apart as http is, and built from what a server sends.",
  ] as Claim,
  again: "Start again",
  install: "Install it",
  installNote:
    "All schemes in one registry, for Node, browsers, Deno and Bun. Every scheme is a small package of its own as well.",
  map: "The map",
  goals: {
    schemes: "Take apart and build",
    errors: "Explain and repair",
    text: "Find in texts",
    secrets: "Mask secrets",
    client: "Fetch, through a gate",
    command: "On the command line",
    own: "Define a scheme of your own",
  },
};

/** The texts of the home page in one language. */
export type HomeWords = typeof english;
