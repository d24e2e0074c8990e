/**
 * Further words by which the names of secrets in texts and objects are known, which the README prints as well. Errors, which every scheme
 * carries, know those of `secret-words.ts` alone.
 */

// Bundlers put a text that is written at once in every place that uses it, and one that is joined in none.

/** A name is secret if a word is, or ends in, one of these: the password of a store, and words for password or token in other languages; */
export const ENDINGS_OF_TEXTS: string = [
  "storepass|sshpass|passwort|kennwort|contraseña|contrasena|contrasenya|senha|wachtwoord|hasło|haslo|heslo|geslo|lozinka|lösenord|losenord|passord",
  "adgangskode|kodeord|salasana|şifre|sifre|parola|parolă|jelszó|jelszo|jelszava|jelszavad|şifrem|şifreniz|motdepasse|пароль|токен|секрет|κωδικός|סיסמה|密码|密碼|口令|令牌|暗証番号",
  "パスワード|トークン|비밀번호|암호|토큰|รหัสผ่าน",
].join("|");
/** or is one of these; */
export const WORDS_OF_TEXTS: string = ["authtok|mdp|psw|passw|cred", "zugangsdaten|clave|jeton|geheimnis|cvc|cvv"].join(
  "|",
);
/** or if words in a row, apart or written together, are one of these; */
export const RUNS_OF_TEXTS = [
  "user|db|admin|root|bind|ldap|mail|remote pass|pw",
  "preshared|plain|raw|session|deploy|role|unseal|network|decryption key",
  "set cookie",
  "auth ident",
  "x function key",
  "verification|security|confirmation|setup|pairing|pin|scratch|inlog|toegangs|sicherheits|freischalt|verificatie|bevestigings|alarm|tür|login|access|recovery|backup|magic|device|reset|invite|invitation|activation|unlock|sms|verify|mfa|2fa|email|phone|zugangs|bestätigungs code",
  "palavra passe",
  "mật khẩu",
  "كلمة المرور",
  "api|zugangs|zugriffs|wlan schlüssel",
  "clé|chave d|de api",
  "kata sandi",
  "clé|chiave|clave|chave|klucz|ключ api",
  "clé|chiave|clave secrète|segreta|secreta",
] as const;
/** but not if the last word is one of these, */
export const LAST_OF_TEXTS =
  "budget|usage|rate|mode|consent|symbol|remaining|used|" +
  "class|service|header|field|encryption|format|prefix|suffix|scope|audience|issuer|lifetime|duration|timeout|min|max|age|strength|rule|" +
  "pattern|schema|manager|engine|handler|label|title|placeholder|message|error|state|event|env|column|index|position|samesite|date|" +
  "time|day|secure|reset|change|recovery|expired|validity|exist|parser|validator|generator|support|management|rotation|set|interval|created|arn|helper|exception|controller|ccmp|failure|result|table|encoder|hasher|java|kt|py|rb|js|ts|go|php|cs";
/** or the last words are these, */
export const LAST_RUNS_OF_TEXTS = ["password key", "credential id", "authorization id"] as const;
/** or if these words are all of the name. */
export const HARMLESS_OF_TEXTS = "stop|publickey token";

/** The names of passwords and one-time codes. */
export const PASSWORDS_OF_TEXTS: string = `mdp|psw|passw|clave|cvc|cvv|code$|khẩu|sandi|المرور|${ENDINGS_OF_TEXTS}`;
