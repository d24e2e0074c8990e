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
  /** True if the secret must look like one, since the same form has other uses. */
  readonly isUnsure?: boolean;
  /** True if the words and their lead are part of the secret. */
  readonly isWhole?: boolean;
  /** True if several may follow. */
  readonly isRepeated?: boolean;
  /** The secret, if it comes before the words. */
  readonly behind?: RegExp;
}

/** Up to the end of the command: pipes and line ends divide commands. */
const within = (argument: string, flags = "") => new RegExp(String.raw`[^\r\n|]{0,400}?${argument}`, `y${flags}`);

/** An argument, up to a blank or a mark. */
export const ARGUMENT: RegExp = /[^\s"'`|;<>]+/y;
const BASE64 = /[\w+/-]{4,}={0,2}/y;

export const ROWS: readonly Row[] = [
  // Arguments. The word after the tool's name may be another option, so the shortest way to the secret's is taken.
  {
    words: String.raw`mysql\w*|mariadb[\w-]*|mycli|mytop`,
    before: within(String.raw`[\s"']-p(?=[^\s"'-])(?!ort)`),
  },
  {
    words: String.raw`sshpass|twine|snowsql|mongo\w*|cqlsh|mosquitto_\w{3}|hydra|mssql-cli|influx|nats`,
    before: within(String.raw`[\s"']-[pP](?!assw|assp|ort|ro)["']?(?:[\s=]+|,\s?["'])?(?=[^\s-])`),
  },
  {
    words: "docker|podman|buildah|skopeo|oras|nerdctl|helm|az(?= )|acr|flyctl|cf(?= )|oc(?= )|argocd|crane|nuget",
    before: within(String.raw`\slogin\b[^\r\n|]{0,200}?\s-p[\s=]*(?=[^\s-])`),
  },
  {
    words: "sqlcmd|bcp|isql|tsql|zip|unzip|ipmitool",
    before: within(String.raw`\s-P\s?(?=[^\s-])`),
  },
  { words: "7z [a-z]|7z[ar] [a-z]|rar [a-z]", before: within(String.raw`\s-(?:p|hp)(?=[^\s])`) },
  { words: "redis-cli|valkey-cli", before: within(String.raw`\s(?:-a|--pass)[\s=]+`) },
  {
    words: String.raw`ldap\w+`,
    before: within(String.raw`\s-[ws]\s?(?=[^\s-])`),
  },
  {
    words: String.raw`smbclient|rpcclient|smbmap|net(?= )|mount\.cifs|nxc|wmic|winexe`,
    before: within(String.raw`\s-U\s?["']?[\w\\/.@-]{1,80}%`),
  },
  {
    words: "openssl",
    before: within(String.raw`\s(?:-pass(?:in|out)?\s+["']?pass:|-k\s+(?![\w./-]+\.\w{2,4}\b)(?=[^\s-]))`),
  },
  { words: "htpasswd", before: /[^\r\n|]{0,40}?\s-\w*b\w*\s+\S+\s+\S+\s+/y },
  { words: "wpa_passphrase", before: /\s+(?:"[^"]*"|'[^']*'|\S+)\s+/y },
  { words: "net use", before: /[^\r\n|]{0,200}?\/user:\S+\s+(?!\/)/iy },
  { words: "net user", before: /\s+\S{1,60}\s+(?=[^\s/*])/iy },
  { words: "ConvertTo-SecureString", before: /\s+(?:-String\s+)?(?=["'])/iy },
  {
    words: "xfreerdp|mstsc|runas|psexec|cmdkey|schtasks",
    before: within(String.raw`\s["']?(?:\/p:|\/pass:|\/rp\s+|-p\s+)`, "i"),
  },
  {
    words: "sqlplus|sqlldr|expdp|impdp|rman|exp(?= )|imp(?= )",
    before: /[^\r\n|]{0,80}?[\s"'][\w.]{1,40}\/(?=[^\s/"'@]+@)/y,
    value: /[^\s"'@]+/y,
  },
  { words: "lftp|ncftp", before: within(String.raw`\s-u\s?["']?[\w.@-]{1,80},`) },
  { words: String.raw`snmp\w+`, before: within(String.raw`\s-[AX]\s?`), isRepeated: true },
  {
    words: "gh secret set|flyctl secrets set|wrangler secret put|doppler secrets set|op secret set",
    before: /[\t ]+\S{1,80}(?:[\t ]+(?:--body|-b|--value)[\t =]*|=)/y,
  },
  {
    words: "set-output|save-state|set-env",
    before: / name=\w*(?:token|secret|password|key)\w*::/iy,
  },
  {
    words: "login",
    lead: String.raw`\b(?:vault|cargo|gh|glab|wrangler|vercel|netlify|surge|npm|doppler|snyk|sonar|heroku)(?: auth)? `,
    before: /[\t ]+(?:--with-token[\t ]+|--?token[ =])?(?=[^\s-])/y,
    isUnsure: true,
  },
  {
    words: String.raw`config|set(?=[\t ])`,
    before: /[\t ]+\S{0,80}(?:token|oauth|password|secret|_auth|_key)\S{0,30}[\t ]+(?=[^\s=-])/iy,
    isUnsure: true,
  },
  // Routers (Cisco IOS, JunOS, strongSwan), with the digit by which they name the encoding.
  {
    words:
      "key-string|pre-shared-key|wpa-psk ascii|snmp-server community|tacacs-server key|radius-server key|enable secret|plain-text-password-value",
    before: /\s+(?:\d\s+)?(?=\S)/y,
  },
  { words: "rabbitmqctl", before: within(String.raw`\s(?:add_user|change_password)\s+\S{1,80}\s+`) },
  {
    words:
      "keyvault secret set|create-secret|put-secret-value|put-parameter(?=[^\\r\\n]*(?:SecureString|pass|secret|token))",
    before: within(String.raw`\s--(?:value|secret-string)[\s=]+["']?`),
  },
  // Honeypots and other servers log logins so.
  { words: "login attempt", before: /\s\[[^\s\]/]{1,60}\/(?=[^\]\s]{1,200}\])/y, value: /[^\]\s]+/y },
  { words: "requirepass|masterauth|masteruser", before: /["']?(?:[\t ]*[=:,]?[\t ]*)(?=\S)/y },
  {
    words: "chpasswd|echo",
    before:
      /[\t ]+(?:-n[\t ]+)?["']?(?:[\w.-]{1,40}:(?=[^\r\n|]{1,200}\|\s*(?:sudo )?chpasswd)|(?=[^\s|"']{1,400}["']?\s*\|[^\r\n|]{0,80}(?:--password-stdin|--with-token|--stdin\b|sudo -S|\blogin\b)))/y,
  },
  {
    words: String.raw`add-mask::|vso\[task\.setvariable [^\]\n]*issecret=true[^\]\n]*\]|vso\[task\.setsecret\]`,
    before: /(?=\S)/y,
  },
  // The argument of many tools: a user, a colon, a password; cookies of curl.
  {
    words: String.raw`--user(?=["'\s=])|--proxy-user(?=["'\s=])|-[uUa](?=["'\s=])`,
    lead: "(?<!\\b(?:sort|uniq|sudo|docker|podman|su|ps|id|chown|install|rsync)\\b[^\\r\\n|;&]{0,80})(?:^|[\\s\"'`[(,])",
    before:
      /["']?(?:[\t =]+|,\s*)(["']?)(?!https?:|wss?:|ftps?:|file:)(?=([\w.\\%@+-]{0,60}):(?!\2(?![\w-]))(?!\d{1,5}(?![\w!-]))(?![\s:/$%])|(?<=["'])[^:"'\r\n]{1,60}:)(?:(?<=["'])[^:"'\r\n]{0,60}|[\w.\\%@+-]{0,60}):(?=(?:\1[^\s"']{2,}|[^"'\n]+\1|[^\r\n]+\1))/y,
    value: /(?<=-{1,2}[\w-]{1,12}["']?(?:[\t =]+|,\s*)(["'])[^:"'\r\n]{0,64}:)(?:(?!\1)[^\r\n])+|[^\s"'`]+/y,
    unfinished: /["']?,\s*$/y,
  },
  {
    words: "curl",
    before: within(String.raw`\s(?:-b|--cookie)[\s=]+["']?(?=\w{1,60}=)`),
    value: /[^"'\s][^"'\r\n]*?(?=["']|\s+-|\s+\w+:|[\r\n]|$)/y,
  },
  // Pairs of a user and a password, as programs write them: auth=("anna", "x"), HTTPBasicAuth("anna", "x").
  {
    words: "auth|credential|credentials|authentication|login",
    lead: String.raw`\w?`,
    before: /["']?\s?(?:[=:]\s?(?:\w+Auth)?)?[([]\s?["'][^"'\r\n]{0,80}["'],\s?(?=["'])/iy,
  },
  // Statements of SQL.
  {
    words: "IDENTIFIED|identified",
    before: /\s+(?:WITH\s+["'`]?\w{1,40}["'`]?\s+)?(?:BY|AS)\s+(?:PASSWORD\s+)?(?=["'])/iy,
  },
  { words: "PASSWORD FOR", before: /[^=\r\n]{1,120}=\s{0,3}(?:PASSWORD\s*\(\s*)?/iy },
  // Protocols: FTP, POP3 and IRC; SMTP, IMAP, Redis; NNTP; services of IRC.
  {
    words: "PASS",
    before: /(?<=(?:^|[\r\n>\]|:"']|\d|quote|raw)[\t ]?PASS)[\t ]+:?(?=[^\s/]+[\t ]*(?:$|[\r\n"']))/y,
  },
  {
    words: "AUTH",
    before:
      /(?<=(?:^|[\r\n>\]|:"']|<-|\d)[\t ]?AUTH)(?:[\t ]+|["'][\t ]["'](?:\w{1,40}["'][\t ]["'])?)(?!(?:TLS|SSL|GSSAPI|KERBEROS\w*|(?:CRAM|DIGEST)-MD5|PLAIN|LOGIN|XOAUTH2|OAUTHBEARER|NTLM|SCRAM-[\w-]+)[\t ]*(?:$|[\r\n"']))(?:(?:PLAIN|LOGIN|XOAUTH2|OAUTHBEARER|NTLM)[\t ]+|[\w.-]{1,40}[\t ]+(?=\S+[\t ]*(?:$|[\r\n])))?(?=[^\s]+[\t ]*(?:$|[\r\n"']))/y,
  },
  {
    words: String.raw`AUTHENTICATE|AUTHINFO|HELLO \d`,
    before: /[\t ]+(?:PLAIN|LOGIN|PASS|SIMPLE|XOAUTH2|AUTH \S{1,80})[\t ]+/iy,
  },
  {
    words: "LOGIN",
    before: /(?<=(?:^|[\s:>])[A-Za-z]{0,4}\d{1,8}[\t ]LOGIN)[\t ]+(?:"[^"\r\n]{1,80}"|[^\s"]{1,80})[\t ]+/iy,
  },
  { words: "IDENTIFY|OPER", before: /[\t ]+(?:[\w-]{1,30}[\t ]+(?=\S+[\t ]*(?:$|[\r\n])))?/y },
  {
    words: "UGFzc3dvcmQ6",
    lead: "334 ",
    before: /[\t ]*\r?\n(?:[^\r\n]{0,40}[:>|][\t ])?(?=\S)/y,
    value: BASE64,
    unfinished: /[\t ]*\r?\n$/y,
  },
  {
    words: "AUTH CRAM-MD5|AUTH PLAIN(?=[\r\n])",
    before: /[\t ]*\r?\n[^\r\n]{0,80}334[^\r\n]{0,400}\r?\n(?:[^\r\n]{0,40}[:>|][\t ])?(?=\S)/y,
    value: BASE64,
    unfinished: /[\t ]*(?:\r?\n[^\r\n]{0,500}){0,2}\r?$/y,
  },
  {
    words: "AUTH LOGIN",
    before:
      /[\t ]*\r?\n[^\r\n]*334[^\r\n]*\r?\n[^\r\n]*\r?\n[^\r\n]*334[^\r\n]*\r?\n(?:[^\r\n]{0,40}[:>|][\t ])?(?=\S)/y,
    value: BASE64,
    unfinished: /[\t ]*\r?\n(?:[^\r\n]{0,200}\r?\n){0,3}$/y,
  },
  {
    words: "auth",
    lead: "<",
    before: /[^<>]{0,200}mechanism=["'][\w-]{1,40}["'][^<>]{0,200}>/y,
    value: /[^<\s]+/y,
  },
  // Credentials after the name of their scheme.
  {
    words: "bearer|basic|token|digest|apikey",
    before: /\\?(?:[\t ]{1,4}|:[\t ]{0,4})(?=[\w.~+/=-]{8,})/y,
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
    before: /(?=.)/y,
    behind: /(?<![\w/:.@-])[\w.-]{1,64}:([^\s"'@/(){}]{1,200})$/,
    kind: "urls",
  },
  { words: "thin:", before: /[\w.-]{1,64}\/(?=[^\s"'@]{1,200}@)/y, value: /[^\s"'@]+/y, kind: "urls" },
  {
    words: String.raw`hooks\.slack\.com/|/webhook\w*/|/hooks?/|/IncomingWebhook/|/workflows/|/integration/|/bot/|/password-?reset/|/reset(?:-password)?/|/magic-?(?:link)?/|/invite/|/unsubscribe/|/confirm/|/activate/`,
    before: /(?:[\w.@-]{1,80}\/){0,4}?(?=[\w-]*\d[\w-]*[A-Za-z]|[\w-]*[A-Za-z][\w-]*\d)(?=[\w-]{16,}(?![\w.-]))/iy,
    value: /[\w-]{16,}(?:\/[\w-]{16,})*/y,
    kind: "urls",
    isUnsure: true,
  },
  { words: String.raw`/bot\d{1,12}:`, before: /(?=.)/y, value: /[\w-]{8,100}/y, kind: "urls" },
];
