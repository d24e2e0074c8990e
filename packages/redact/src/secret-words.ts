/**
 * The words by which the names of secrets are known: the one table, which the README prints. They are those of the parameters and header
 * fields of RFC 6749, 7521, 7523, 7617, 7636 and 9110, of OpenID Connect, SAML and the signed requests of Amazon, Google and Azure, and of
 * what else public reports of leaks name. Alternatives are separated by `|`.
 */

/** A name is secret if one word is or ends in one of these, */
export const ENDINGS = "token|secret|password";
/** is one of these, */
export const WORDS =
  "passwd|passwort|passphrase|pwd|jwt|credential|cookie|authorization|signature|sig|otp|totp|auth|apikey";
/** if words in a row, apart or written together, are one of these, */
export const RUNS = [
  "api|access|private|secret|auth|encryption|account|shared|signing|service|master|subscription key",
  "user|db|admin|smtp|proxy pass",
  "session id",
  "connect sid",
  "connection string",
  "client assertion",
  "code verifier",
  "id token hint",
  "otp auth uri|url",
] as const;
/** or if all of them are one of these; */
export const NAMES = "pass|session|jsessionid|phpsessid|samlresponse|samlrequest|awsaccesskeyid";
/** but not if the last word tells something about the secret, */
export const LAST =
  "type|kind|alg|count|limit|length|size|policy|endpoint|method|algorithm|version|enabled|required|expires|expiry|expiration|ttl|budget|" +
  "usage|name|path|file|ref|rate|address|at|in|provider|domain|mode|changed|status|consent";
/** or is one of these after a word that is or ends in one of those, */
export const LAST_AFTER = "hint|url|uri";
export const AFTER = "token|auth|authorization|password";
/** if the first word is one of these, */
export const FIRST = "max|min|num|total|with|has|is|use|show|require|page|next|cancel|continuation";
/** or if this word comes before it. */
export const BEFORE = "allow";

/** The names of passwords and one-time codes. Numbers and booleans are masked only if they have such a name. */
export const PASSWORDS = "pass|pwd|otp";
