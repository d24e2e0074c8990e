/** The shape of a family of tokens. */
export type TokenShape = readonly [
  /** How they begin, separated by spaces. */
  prefixes: string,
  /** The rest, a pattern. */
  rest: string,
  /** The characters after which none goes on, as in a class of a pattern. */
  alphabet: string,
];

const ALPHANUMERIC = "A-Za-z\\d";
const WORD = "\\w-";

/** The tokens that are known by their shape: the one table, each row after its name and the page that describes it. */
export const TOKEN_SHAPES: readonly TokenShape[] = [
  // GitHub: https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
  ["ghp_ gho_ ghu_ ghs_ ghr_", `[${ALPHANUMERIC}]{36,251}`, ALPHANUMERIC],
  // GitHub, fine-grained: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
  ["github_pat_", `[${ALPHANUMERIC}]{22}_[${ALPHANUMERIC}]{59}`, ALPHANUMERIC],
  // GitLab: https://docs.gitlab.com/security/tokens/#token-prefixes
  [
    "glpat- gloas- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- glwt- glsoat- glffct-",
    `[${WORD}]{20,300}(?:\\.[${ALPHANUMERIC}]{2}\\.?[${ALPHANUMERIC}]{7,9})?`,
    WORD,
  ],
  // Slack: https://docs.slack.dev/authentication/tokens
  [
    "xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xoxe.xoxp- xoxe.xoxb- xapp-",
    `\\d[${ALPHANUMERIC}-]{19,300}`,
    `${ALPHANUMERIC}-`,
  ],
  // Stripe: https://docs.stripe.com/keys
  ["sk_live_ sk_test_ rk_live_ rk_test_ whsec_", `[${ALPHANUMERIC}]{16,250}`, ALPHANUMERIC],
  // npm: https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/
  ["npm_", `[${ALPHANUMERIC}]{36}`, ALPHANUMERIC],
  // AWS: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-unique-ids
  ["AKIA ASIA ABIA ACCA", "[A-Z2-7]{16}", ALPHANUMERIC],
  // Google, API keys: https://cloud.google.com/docs/authentication/api-keys
  ["AIza", `[${WORD}]{35}`, WORD],
  // Google, OAuth 2.0: https://developers.google.com/identity/protocols/oauth2
  ["ya29. GOCSPX-", `[${WORD}]{28,2048}`, WORD],
  // JSON Web Tokens, signed: https://www.rfc-editor.org/rfc/rfc7519#section-3
  ["eyJ", `[${WORD}]{10,}\\.eyJ[${WORD}]{10,}\\.[${WORD}]{20,}`, WORD],
];
