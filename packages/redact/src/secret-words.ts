/**
 * The words by which the names of secrets are known: the one table, which the README prints. They are those of the parameters and header
 * fields of RFC 6749, 7521, 7523, 7617, 7636 and 9110, of OpenID Connect, SAML and the signed requests of Amazon, Google and Azure, and of
 * what else public reports of leaks name. Alternatives are separated by `|`.
 */

/** A name is secret if one word is or ends in one of these, */
export const ENDINGS = "token|secret|password|passwd|pwd";
/** is one of these, */
export const WORDS = "passphrase|passcode|pw|psk|jwt|credential|cookie|authorization|signature|sig|otp|totp";
/** is a word for a password in another language, */
export const FOREIGN = "passwort|kennwort|contraseña|senha|wachtwoord|пароль|密码|パスワード";
/** if the last word is one of these, */
export const LAST_WORDS = "auth|pass";
/** if words in a row, apart or written together, are one of these, */
export const RUNS = [
  "api|access|private|secret|auth|encryption|account|shared|signing|service|master|subscription|consumer|app|application|license|client key",
  "user|db|admin|smtp|proxy|store|key pass",
  "session id",
  "connect sid",
  "connection string",
  "client assertion",
  "code verifier",
  "id token hint",
  "otp auth uri|url",
  "one time code",
  "mot de passe",
] as const;
/** or if all of them are one of these; */
export const NAMES = "session|jsessionid|phpsessid|samlresponse|samlrequest|awsaccesskeyid";
/** but not if the last word tells something about the secret, */
export const LAST =
  "type|kind|alg|count|limit|length|size|policy|endpoint|method|mechanism|source|algorithm|version|enabled|required|expires|expiry|" +
  "expiration|ttl|name|path|file|ref|address|at|in|provider|domain|changed|status";
/** or is one of these after a word that is or ends in one of those, */
export const LAST_AFTER = "hint|url|uri";
export const AFTER = "token|auth|authorization|password";
/** or is `id` after one of these, but for `access key id`, */
export const ID_AFTER = "token|key";
/** if one of these words comes first, or before the secret, */
export const BEFORE = "max|min|num|total|with|has|is|use|allow|existing";
/** or if these words are all of the name. */
export const HARMLESS_NAMES = [
  "nextpage|next|page|cancel|continuation|sync|design token",
  "reset|forgot|show|require|change password",
] as const;

/** The names of passwords and one-time codes. Numbers and booleans are masked only if they have such a name. */
export const PASSWORDS: string = `pass|pw|psk|otp|timecode|${FOREIGN}`;
