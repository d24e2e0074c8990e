/** The shape of a family of tokens. */
export interface TokenShape {
  readonly of: string;
  /** How they begin. */
  readonly prefixes: readonly string[];
  /** The rest, a pattern. */
  readonly rest: string;
  /** The characters after which none goes on, as in a class of a pattern. */
  readonly alphabet: string;
  /** The page that describes them. */
  readonly source: string;
}

const ALPHANUMERIC = "A-Za-z\\d";
const WORD = "\\w-";

/** The tokens that are known by their shape: the one table. */
export const TOKEN_SHAPES: readonly TokenShape[] = [
  {
    of: "GitHub",
    prefixes: ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"],
    rest: `[${ALPHANUMERIC}]{36,251}`,
    alphabet: ALPHANUMERIC,
    source: "https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/",
  },
  {
    of: "GitHub, fine-grained",
    prefixes: ["github_pat_"],
    rest: `[${ALPHANUMERIC}]{22}_[${ALPHANUMERIC}]{59}`,
    alphabet: ALPHANUMERIC,
    source:
      "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens",
  },
  {
    of: "GitLab",
    prefixes: "glpat- gloas- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- glwt- glsoat- glffct-".split(" "),
    rest: `[${WORD}]{20,300}(?:\\.[${ALPHANUMERIC}]{2}\\.?[${ALPHANUMERIC}]{7,9})?`,
    alphabet: WORD,
    source: "https://docs.gitlab.com/security/tokens/#token-prefixes",
  },
  {
    of: "Slack",
    prefixes: "xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xoxe.xoxp- xoxe.xoxb- xapp-".split(" "),
    rest: `\\d[${ALPHANUMERIC}-]{19,300}`,
    alphabet: `${ALPHANUMERIC}-`,
    source: "https://docs.slack.dev/authentication/tokens",
  },
  {
    of: "Stripe",
    prefixes: ["sk_live_", "sk_test_", "rk_live_", "rk_test_", "whsec_"],
    rest: `[${ALPHANUMERIC}]{16,250}`,
    alphabet: ALPHANUMERIC,
    source: "https://docs.stripe.com/keys",
  },
  {
    of: "npm",
    prefixes: ["npm_"],
    rest: `[${ALPHANUMERIC}]{36}`,
    alphabet: ALPHANUMERIC,
    source: "https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/",
  },
  {
    of: "AWS",
    prefixes: ["AKIA", "ASIA", "ABIA", "ACCA"],
    rest: "[A-Z2-7]{16}",
    alphabet: ALPHANUMERIC,
    source: "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-unique-ids",
  },
  {
    of: "Google, API keys",
    prefixes: ["AIza"],
    rest: `[${WORD}]{35}`,
    alphabet: WORD,
    source: "https://cloud.google.com/docs/authentication/api-keys",
  },
  {
    of: "Google, OAuth 2.0",
    prefixes: ["ya29.", "GOCSPX-"],
    rest: `[${WORD}]{28,2048}`,
    alphabet: WORD,
    source: "https://developers.google.com/identity/protocols/oauth2",
  },
  {
    of: "JSON Web Tokens, signed",
    prefixes: ["eyJ"],
    rest: `[${WORD}]{10,}\\.eyJ[${WORD}]{10,}\\.[${WORD}]{20,}`,
    alphabet: WORD,
    source: "https://www.rfc-editor.org/rfc/rfc7519#section-3",
  },
];
