import type { SecretKind } from "./spans.ts";

/**
 * Commands whose arguments are secrets, lines of protocols, and places that only their services know. Each row has the words that begin it,
 * what comes before the secret, and, if it is not an argument up to a blank, its form.
 */
export interface Row {
  /** The words that begin it, whole, divided by `|`, which no group has; four characters of each, or as many as it has, can be looked up. */
  readonly words: string;
  /** Matches before these words; by default, where no letter, digit or `_` stands. */
  readonly lead?: string;
  readonly before: RegExp;
  readonly value?: RegExp;
  readonly kind?: SecretKind;
  /** Matches words that may go on after the end of the text so far. */
  readonly unfinished?: RegExp;
  /** True if the secret must look like one, since the same form has other uses; and like one that people type, if it is a password. */
  readonly isUnsure?: boolean;
  readonly isPassword?: boolean;
  /** True if the words and their lead are part of the secret. */
  readonly isWhole?: boolean;
  /** True if several may follow. */
  readonly isRepeated?: boolean;
  /** The secret, if it comes before the words. */
  readonly behind?: RegExp;
}

/** Matches the gap between an option and its argument, also in lists and records of calls. */
const GAP = String.raw`(?: a\d{1,2}=["']|[\s=]+(?!a\d{1,2}=)|["']?,\s?["'])`;

/** Up to the end of the command: pipes and line ends divide commands. */
const within = (argument: string) => new RegExp(String.raw`[^\r\n|]{0,400}?${argument}`, "y");

/** Tools whose users are those of the machine. */
const NO_LOGIN = "(?:sort|uniq|sudo|docker|podman|su|ps|id|chown|install|rsync)";

/** An argument ends before a blank or a mark. */
export const ARGUMENT_END: RegExp = /[\s"'`|;<>]/g;
/** The name of a user, before the last word of a line. */
const USER = /[\t ]+(?:[\w.-]{1,30}[\t ]+(?=\S+[\t ]*(?:$|[\r\n])))?/y;
const BASE64 = /[\w+/-]{4,}={0,2}/y;

export const ROWS: readonly Row[] = [
  // Arguments. The word after the tool's name may be another option, so the shortest way to the secret's is taken.
  {
    words: String.raw`mysql\w*|mariadb[\w-]*|mycli|mytop`,
    before: within(String.raw`[\s"']-p(?=["']?[^\s"',-])(?!ort)`),
  },
  {
    words: String.raw`sshpass|twine|snowsql|mongo\w*|cqlsh|mosquitto_\w{3}|hydra|mssql-cli|influx|nats|psexec|certutil|ncftp\w+|sqlcmd|bcp|isql|tsql|zip|unzip|ssh-keygen|ipmitool|sfdx|conan|useradd|usermod`,
    before: within(String.raw`[\s"']-[pPN](?!assw|assp|ort|ro)["']?${GAP}?(?!\d{1,5}\b|\S+\.zip)(?=[^\s-])`),
  },
  {
    words: "login|publish|keychain",
    lead: "[a-z][ -]",
    before: /\b[^\r\n|]{0,200}?\s-p[\s=]*(?!\d{1,5}\b)(?=[^\s-])/y,
  },
  { words: "7z [a-z]|7z[ar] [a-z]|rar [a-z]", before: within(String.raw`\s-(?:p|hp)(?=[^\s])`) },
  { words: "redis-cli|valkey-cli", before: within(String.raw`\s(?:-a|--pass)[\s=]+`) },
  { words: String.raw`ldap\w+`, before: within(String.raw`\s-[ws]\s?(?=[^\s-])`) },
  // Whatever the tool is, after the option of a user.
  {
    words: " -p| -P| -w",
    lead: String.raw`passwd|(?<!\b${NO_LOGIN}\b[^\r\n|;&]{0,80})\s(?:-[uUlD]|--user(?:name)?)[\s=]?[^\s-]\S{0,80}(?:\s[^\r\n|]{0,80})?`,
    before:
      /[\t =]{0,2}(?:(?=["'])|(?!\d{1,5}\b|\S*\/|(?<=\bmysql[^\r\n]{0,200})|\S*\.[a-z\d]{2,4}(?!\w))(?=[^\s-])(?=\S{6}|\S{0,80}[\d!@#$%^&*_+-]))/y,
  },
  {
    words: " -p| -P| -w",
    before: /[\t ]["']?(?=[A-Za-z!#$%^&*])(?=\S{0,60}[!#$%^&*])(?=\S{0,60}\d)(?=[\w!#$%^&*.+-]{6,60}["']?(?:\s|$))/y,
  },
  { words: "-U", before: /["']?(?: a\d=)?\s?["']?[\w\\/.@-]{1,80}%(?=\S)/y },
  {
    words: "openssl",
    before: within(String.raw`\s(?:-pass(?:in|out)?\s+["']?pass:|-k\s+(?![\w./-]+\.\w{2,4}\b)(?=[^\s-]))`),
  },
  { words: "htpasswd", before: /[^\r\n|]{0,40}?\s-\w{0,8}b\w{0,8}\s+\S+\s+\S+\s+/y },
  // An argument, a setting of a router (with the digit by which it names the encoding), or a value follows the words.
  {
    words: String.raw`requirepass|masterauth|add-mask::|vso\[task\.[^\]\n]*secret[^\]\n]*\]|key-string|pre-shared-key|authentication-key|isakmp key|wpa-psk ascii|snmp-server community|r[ow]community|tacacs-server key|tacacs-server host \S+ key|radius-server key|radius-server host \S+ key|enable secret|plain-text-password-value|pre-shared-secret|TLSPSKValue|keyMaterial|(?<=import)privkey|(?<=encrypt)wallet|(?<=wallet)passphrase|(?<=operator )unseal|passwd -1|passwd -5|passwd -6|Key Content|(?<=Schlüssel)inhalt|(?<=Contenu de )la clé|v_Data|(?<=comman)d: /login|(?<=comman)d: /register|(?<=iwconfig \w{1,15} )key|(?<=wireless.[\w.@]{1,40}.)key`,
    before: /["']?(?:\s+1.*\s+2\) (?="))?[\t ]*[=:,]?[\t ]*(?:(?:\d|ascii-text)[\t ]+|s:)?(?=[^\s-])/y,
    unfinished: /["']?\s+(?:1.*\s+)?$/y,
  },
  // A string.
  {
    words:
      ": EAP|: PSK|: XAUTH|(?<=optio)n key|encrypt_string|PRAGMA key|PRAGMA rekey|PRAGMA hexkey|ConvertTo-SecureString",
    before: /[\t ]*=?[\t ]*(?:--?\S+[\t ]+)?(?=["'])/y,
  },
  // An argument after another one, such as a user.
  {
    words: String.raw`wpa_passphrase|net user|radtest|(?<=mqctl )add_user|(?<=mqctl )change_password|\+login|(?<=user)-secrets set|(?<=http)-basic\.[\w.-]{1,80}|rasdial \S{1,80}|mc alias set \S{1,80} \S{1,200}|mc config host add \S{1,80} \S{1,200}`,
    before: /[\t ]+(?:"[^"\r\n]{1,80}"|'[^'\r\n]{1,80}'|\S{1,80})[\t ]+(?=[^\s/*+-])/y,
  },
  // A user, a colon, and a password.
  {
    words: String.raw`addauth digest|stats auth|]:587|]:465|]:25|basicauth.users|sonar.login|BUNDLE_\w+|login=|user.info=|register =>|chpasswd[\t ]*<<<|chpasswd:`,
    before: /(?:\s+(?:list|users):)?[\s=:|]*["']?(?:[\w.@-]{1,80}:|(?<=sonar.login=))(?=[^\s/:])/y,
    unfinished: /(?:\s+\w+)?[\s=:|]*$/y,
  },
  { words: "net use", before: /[^|]{0,200}?(?:\/user:\S+[\t ]+(?!\/)|[\t ]+(?=[^\s\\]+ \/user:))/iy },
  { words: "/p:|/rp |/p |/pass:|/pw:", lead: "\\s[\"']?", before: /\s*(?=[^\s=/]+(?:["'\s]|$))/y },
  {
    words: "sqlplus|sqlldr|expdp|impdp|rman",
    before: /[^\r\n|]{0,80}?[\s"'][\w.]{1,40}\/(?=[^\s/"'@]+(?:@|(?<!\.\w{2,4})["']?(?:[\t ]|$|[\r\n])))/y,
    value: /[^\s"'@]+/y,
  },
  { words: "lftp|ncftp", before: within(String.raw`\s-u\s?["']?[\w.@-]{1,80},`) },
  { words: String.raw`snmp\w+`, before: within(String.raw`\s-[AXc]\s?`), isRepeated: true },
  {
    words: "secrets? [ps][eu]t|put-parameter(?=[^\\r\\n]*SecureString)",
    before: /(?:[\t ]+\S{1,80}){1,8}?(?:[\t ]+(?:--body|-b|--value)[\t =]*|(?<!-\S{1,80})=)["']?(?=\S)/y,
  },
  {
    words: "login",
    lead: "[a-z] ",
    before: /[\t ]+(?:--\S+[\t ]+)?(?=[\w.-]{16,}(?:\s|$))/y,
    isUnsure: true,
  },
  // Honeypots and other servers log logins so.
  { words: "login attempt", before: /\s\[[^\s\]/]{1,60}\/(?=[^\]\s]{1,200}\])/y, value: /[^\]\s]+/y },
  {
    words: "chpasswd|echo",
    before:
      /[\t ]+(?:-n[\t ]+)?["']?(?:[\w.-]{1,40}:(?=[^\r\n|]{1,200}\|[^\r\n|]*chpasswd)|(?=[^\s|"']{1,400}["']?\s*\|[^\r\n|]{0,80}(?:stdin|with-token|sudo -S|login|kinit|passw|cryptsetup)))/y,
  },
  // The argument of many tools: a user, a colon, a password; cookies of curl.
  {
    words: String.raw`--user(?=["'\s=])|--proxy-user(?=["'\s=])|-[uUa](?=["'\s=])`,
    lead: String.raw`(?<!\b${NO_LOGIN}\b[^\r\n|;&]{0,80})(?:^|[\s"'${"`"}[(,])`,
    before:
      /["']?(?:[\t =]+|,\s*)["']?(?!\w+:\/)((?<=["'])[^:"'\r\n$]{1,60}|[\w.\\%@+-]{0,60}):(?!\1(?![\w-])|\d{1,5}(?![\w!-])|[\s:/$%])(?=..)/y,
    value: /(?<=(["'])\w(?:(?! -)[^:"'\r\n]){0,60}:)(?:(?!\1)[^\r\n])+|[^\s"'`]+/y,
    unfinished: /["']?,\s*$/y,
  },
  {
    words: "curl",
    before: within(String.raw`\s(?:(?:-b|--cookie)[\s=]+["']?(?=\w{1,60}=)|-u["']?[\w.@-]{1,60}:)`),
    value: /[^"'\s][^"'\r\n]*?(?=["']|\s+-|\s+\w+:|[\r\n]|$)/y,
  },
  // Pairs of a user and a password, as programs write them: auth=("anna", "x"), HTTPBasicAuth("anna", "x").
  {
    words: "auth|credentials?|authentication|login|wifi.begin",
    lead: String.raw`\w?`,
    before: /["']?(?:\.basic)?\s?(?:[=:]\s?(?:\w+Auth)?)?[([]\s?(?:["'][^"'\r\n]{0,80}["'],\s?){1,3}(?=["'])/iy,
  },
  // The same after the place that it is for, in the calls that make connections.
  {
    words: String.raw`getConnection|mysqli\w*|PDO`,
    before: /(?:->__construct)?\(\s?(?:Object\(\w+\),\s?|\$\w+,\s?)?(?:["'][^"'\r\n]{0,200}["'],\s?){2}(?=["'])/iy,
  },
  // Statements of SQL.
  {
    words: "identified",
    before:
      /\s+(?:(?:WITH|with)\s+["'`]?\w{1,40}["'`]?\s+)?(?:BY|AS|by|as)\s+(?:PASSWORD\s+)?(?:(?=["'])|(?<=BY )(?=\S))/y,
    unfinished: /[\s\w"']*$/y,
  },
  // Protocols: FTP, POP3 and IRC; SMTP, IMAP, Redis; NNTP; services of IRC.
  {
    words: "PASS",
    before: /(?<=(?:^|[\r\n>\]|:"']|<--|\d|quote|raw)[\t ]?PASS)[\t ]+:?(?=[^\s/]+[\t ]*(?:$|[\r\n"'(]))/y,
  },
  {
    words: "AUTH",
    before:
      /(?<=(?:^|[\r\n>\]|:"']|<-|\d)[\t ]?AUTH)(?:[\t ]+|\s+(?:\$\d+\s+[\w.-]{1,40}\s+(?=\$))?\$\d+\s+|["'][\t ]["'](?:[\w.@-]{1,60}["'][\t ]["'])?)(?:[\w.-]{1,40}[\t ]+)?(?![A-Z][A-Z\d-]*[\t ]*(?:$|[\r\n"']))(?=\S+[\t ]*(?:$|[\r\n"']))/y,
    unfinished: /\s*(?:\$\d{0,3}\s*(?:[\w.-]{0,40}\s*(?:\$\d{0,3}\s*)?)?)?$/y,
  },
  {
    words: String.raw`AUTHENTICATE|AUTHINFO|HELLO \d`,
    before: /[\t ]+(?:(?:AUTH )?(?!USER)\S{1,80}[\t ]+|(?=[\w+/]{16}))(?=\S+[\t ]*(?:$|["'\r\n]))/y,
  },
  {
    words: "LOGIN",
    before: /(?<=(?:^|[\s:>])[A-Za-z]{0,4}\d{1,8}[\t ]LOGIN)[\t ]+(?:"[^"\r\n]{1,80}"|[^\s"]{1,80})[\t ]+(?!\{)/iy,
  },
  { words: "IDENTIFY|OPER", before: USER },
  { words: "identify", lead: "Serv :?", before: USER },
  // A client of SMTP answers a challenge so (RFC 4954 §4).
  {
    words: "334",
    before:
      /(?<=(?:^|[-\r\n>]|: )[\t ]?334)[\t ](?:[\w+/]{7}[\w+/=]+|)[\t ]*\r?\n(?:[^\r\n]{0,40}[:>|=][\t ])?(?=[\w+/]{4,}=*[\t ]*(?:[\r\n]|$))/y,
    value: BASE64,
    unfinished: /[^\r\n]{0,400}(?:\r?\n[^\r\n]{0,500})?$/y,
  },
  // Credentials after the name of their scheme.
  {
    words: "bearer|basic|token|digest|apikey",
    before: /\\?(?:[\t ]{1,4}|[:,][\t ]{0,4})(?=[\w.~+/=-]{8,})/y,
    value: /[\w.~+/-]+=*/y,
    kind: "headers",
    isUnsure: true,
  },
  // PEM (RFC 7468 §10, §11), to the end or the last line of Base64.
  {
    words: "BEGIN [A-Z ]{0,24}PRIVATE KEY(?: BLOCK)?-----",
    lead: "-----",
    before: /(?=.|\s)/y,
    value:
      /(?:[^-]|-(?!----)){0,65536}-----END [A-Z ]{0,24}PRIVATE KEY(?: BLOCK)?-----|(?:[\s>|]*[A-Za-z\d+/=]{16,1000})*/y,
    unfinished: /(?:[^-]|-(?!----)){0,65536}-{0,64}[A-Z ]{0,40}-{0,4}$/y,
    kind: "tokens",
    isWhole: true,
  },
  // Data sources without slashes, and paths whose last part is a secret: hooks, bots, links that reset a password.
  {
    words: String.raw`@tcp\(|@udp\(|@unix\(`,
    before: /(?:)/y,
    behind: /(?<![\w/:.@-])[\w.-]{1,64}:([^\s"'@/(){}]{1,200})$/,
    kind: "urls",
  },
  { words: "thin:", before: /[\w.-]{1,64}\/(?=[^\s"'@]{1,200}@)/y, value: /[^\s"'@]+/y, kind: "urls" },
  {
    words: String.raw`hook[\w.]*/|/workflows/|/integration/|/bot/|[/_-]reset/|reset-password/|/magic[\w-]*/|/invite/|/unsubscribe/|/confirm/|/activate/|/with/key/`,
    lead: "",
    before: /(?:[\w.@-]{1,80}\/){0,4}?(?=[\w-]*\d)(?=[\w-]{16,}(?![\w.-]))/iy,
    value: /[\w-]{16,}(?:\/[\w-]{16,})*/y,
    kind: "urls",
    isUnsure: true,
  },
  { words: String.raw`/bot(?=\d)`, before: /(?=\d{6,12}:)/y, value: /\d+:[\w-]{8,100}/y, kind: "urls" },
];
