/**
 * The words by which the names of secrets are known: the one table, which the README prints. They are those of the parameters and header
 * fields of RFC 6749, 7521, 7523, 7617, 7636 and 9110, of OpenID Connect, SAML and the signed requests of Amazon, Google and Azure, and of
 * what else public reports of leaks name. Alternatives are separated by `|`.
 */

/** A name is secret if one word is or ends in one of these, */
export const ENDINGS = "token|secret|password|passwd|pwd|storepass";
/** is one of these, */
export const WORDS =
  "passphrase|passcode|pw|psk|jwt|credential|cookie|authorization|signature|sig|otp|totp|authtok|mdp|clave|jeton|geheimnis";
/** is, or ends in, a word for a password or token in another language, */
export const FOREIGN =
  "passwort|kennwort|contraseña|contrasena|contrasenya|senha|wachtwoord|hasło|haslo|heslo|geslo|lozinka|lösenord|losenord|passord|adgangskode|" +
  "salasana|şifre|sifre|parola|parolă|jelszó|jelszo|motdepasse|пароль|токен|секрет|κωδικός|סיסמה|密码|密碼|口令|令牌|暗証番号|パスワード|トークン|" +
  "비밀번호|암호|토큰|รหัสผ่าน";
/** if the last word is one of these, */
export const LAST_WORDS = "auth|pass";
/** if words in a row, apart or written together, are one of these, */
export const RUNS = [
  "api|access|private|secret|auth|encryption|account|shared|preshared|signing|service|master|subscription|consumer|app|application|license|client key",
  "user|db|admin|smtp|proxy|store|key|root|bind|ldap|mail pass|pw",
  "session id",
  "connect sid",
  "connection string",
  "client assertion",
  "code verifier",
  "id token hint",
  "otp auth uri|url",
  "one time code",
  "verification|security|confirmation code",
  "mot de passe",
  "palavra passe",
  "mật khẩu",
  "كلمة المرور",
  "api|zugangs schlüssel",
  "clé|chiave|clave secrète|segreta|secreta",
] as const;
/** or if all of them are one of these; */
export const NAMES = "session|jsessionid|phpsessid|samlresponse|samlrequest|awsaccesskeyid";
/** but not if the last word tells something about the secret, */
export const LAST =
  "type|kind|alg|count|limit|length|size|policy|endpoint|method|mechanism|source|algorithm|version|enabled|required|expires|expiry|" +
  "expiration|ttl|budget|usage|name|path|file|ref|rate|address|at|in|provider|domain|mode|changed|status|consent|symbol|remaining|used";
/** (in texts and objects: errors know fewer of these words, and mask more) */
export const LAST_IN_TEXTS =
  "class|service|header|field|encryption|format|prefix|suffix|scope|audience|issuer|lifetime|duration|timeout|min|max|age|strength|rule|" +
  "pattern|schema|backend|manager|engine|handler|label|title|placeholder|message|error|state|event|env|column|index|position|samesite|date|time|day|" +
  "secure|httponly|reset|change|recovery|expired|validity|exist|present|parser|validator|generator|factory|support|management|rotation";
/** or is one of these after a word that is or ends in one of those, */
export const LAST_AFTER = "hint|url|uri";
export const AFTER = "token|auth|authorization|password";
/** or is `id` after one of these, but for `access key id`, */
export const ID_AFTER = "token|key";
/** if one of these words comes first, or before the secret, */
export const BEFORE = "max|min|num|total|with|has|is|use|allow";
/** or if these words are all of the name. */
export const HARMLESS_NAMES = [
  "nextpage|next|page|cancel|continuation|sync|design|stop token",
  "reset|forgot|show|require|change password",
] as const;

/** The names of passwords and one-time codes. Numbers and booleans are masked only if they have such a name. */
export const PASSWORDS: string = `pass|pw|psk|otp|mdp|(?:time|ation|ity)code|khẩu|المرور|${FOREIGN}`;
