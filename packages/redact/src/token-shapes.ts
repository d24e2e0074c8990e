/** The shape of a family of tokens. */
export type TokenShape = readonly [
  /** How they begin, separated by spaces. */
  prefixes: string,
  /** The rest, a pattern; by default, twenty letters and digits or more, in both cases or with a digit. */
  rest?: string,
  /** The characters after which none goes on, as in a class of a pattern; letters and digits, unless it is given. */
  alphabet?: string,
];

/** The rest of a token after a beginning that nothing else has. */
export const REST = "(?=[\\w-]*(?:\\d|[a-z][A-Z]))[\\w-]{20,300}";

const A = "[A-Za-z\\d]";
const HEX = "[a-f\\d]";
const WORD = "\\w-";
const NUMBER = "[MNO][DTjz][AEIMQUYcgk][w-z0-5]";
const UUID = `${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12}`;

/**
 * The tokens that are known by their shape: the one table, each row after its name and the page that describes it. Their beginnings were
 * compared with the rules of gitleaks (`config/gitleaks.toml` of July 2026), which has two in three of these rows.
 */
export const TOKEN_SHAPES: readonly TokenShape[] = [
  // GitHub: https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/
  ["ghp_ gho_ ghu_ ghs_ ghr_", `${A}{36,251}`],
  // GitHub, fine-grained: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
  ["github_pat_"],
  // GitLab: https://docs.gitlab.com/security/tokens/#token-prefixes
  [
    "glpat- gloas- gldt- glrt- glrtr- glcbt- glptt- glft- glimt- glagent- glwt- glsoat- glffct-",
    `[${WORD}]{20,300}(?:\\.${A}{2}\\.?${A}{7,9})?`,
    WORD,
  ],
  // Slack: https://docs.slack.dev/authentication/tokens
  [
    "xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xoxc- xoxd- xoxe.xoxp- xoxe.xoxb- xapp-",
    "\\d[A-Za-z\\d-]{19,300}",
    "A-Za-z\\d-",
  ],
  // Stripe: https://docs.stripe.com/keys
  ["sk_live_ sk_test_ rk_live_ rk_test_ whsec_", `${A}{16,250}`],
  // npm: https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/
  ["npm_", `${A}{36}`],
  // PyPI: https://pypi.org/help/#apitoken
  ["pypi-AgE", `[${WORD}]{50,400}`, WORD],
  // RubyGems: https://guides.rubygems.org/api-key-scopes/
  ["rubygems_"],
  // crates.io: https://doc.rust-lang.org/cargo/reference/publishing.html
  ["cio", `${A}{32}`],
  // NuGet: https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package
  ["oy2", "[a-z\\d]{43}"],
  // Clojars: https://github.com/clojars/clojars-web/wiki/Deploy-Tokens
  ["CLOJARS_"],
  // Docker: https://docs.docker.com/security/access-tokens/
  ["dckr_pat_ dckr_oat_"],
  // AWS: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-unique-ids
  ["AKIA ASIA ABIA ACCA", "[A-Z2-7]{16}"],
  // Google, API keys: https://cloud.google.com/docs/authentication/api-keys
  ["AIza", `[${WORD}]{35}`, WORD],
  // Google, OAuth 2.0: https://developers.google.com/identity/protocols/oauth2
  ["ya29. GOCSPX-", `[${WORD}]{28,2048}`, WORD],
  // DigitalOcean: https://docs.digitalocean.com/reference/api/create-personal-access-token/
  ["dop_v1_ doo_v1_ dor_v1_"],
  // Alibaba Cloud: https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair
  ["LTAI", `${A}{16,24}`],
  // Heroku: https://devcenter.heroku.com/articles/authentication
  ["HRKU-"],
  // Fly.io: https://fly.io/docs/security/tokens/
  ["fm2_ fm1r_ fo1_", "[\\w+/-]{40,2000}={0,2}", WORD],
  // Netlify: https://docs.netlify.com/api/get-started/#authentication
  ["nfp_"],
  // Supabase: https://supabase.com/docs/guides/api/api-keys
  ["sbp_ sb_secret_"],
  // PlanetScale: https://planetscale.com/docs/concepts/service-tokens
  ["pscale_tkn_ pscale_pw_ pscale_oauth_", "[\\w.-]{32,64}", "\\w.-"],
  // Databricks: https://docs.databricks.com/aws/en/dev-tools/auth/pat
  ["dapi", `${HEX}{32}(?:-\\d)?`],
  // Dynatrace: https://docs.dynatrace.com/docs/dynatrace-api/basics/dynatrace-api-authentication
  ["dt0c01. dt0s01. dt0s16.", "[A-Z2-7]{8,24}\\.[A-Z2-7]{64}"],
  // New Relic: https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/
  ["NRAK- NRII- NRJS- NRAA- NRRA-"],
  // Grafana: https://grafana.com/docs/grafana/latest/administration/service-accounts/
  ["glsa_"],
  // Grafana Cloud: https://grafana.com/docs/grafana-cloud/security-and-account-management/authentication-and-permissions/access-policies/
  ["glc_", "[A-Za-z\\d+/]{32,400}={0,3}"],
  // Sentry: https://docs.sentry.io/account/auth-tokens/
  ["sntrys_ sntryu_", "[\\w+/-]{60,400}={0,2}", WORD],
  // Buildkite: https://buildkite.com/docs/apis/managing-api-tokens
  ["bkua_ bkct_ bkaj_"],
  // CircleCI: https://circleci.com/docs/managing-api-tokens/
  ["CCIPAT_ CCIPRJ_"],
  // Pulumi: https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/
  ["pul-", `${HEX}{40}`],
  // Prefect: https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys
  ["pnu_ pnb_"],
  // HashiCorp Vault: https://developer.hashicorp.com/vault/docs/concepts/tokens
  ["hvs. hvb. hvr."],
  // HashiCorp Vault, older: https://developer.hashicorp.com/vault/docs/v1.9.x/concepts/tokens
  ["s. b. r.", `${A}{24}`],
  // NATS, seeds: https://docs.nats.io/running-a-nats-service/configuration/securing_nats/auth_intro/nkey_auth
  ["SU SA SO", "[A-Z2-7]{56}"],
  // K3s: https://docs.k3s.io/cli/token
  ["K10", `${HEX}{40,64}::\\w{1,20}:${HEX}{16,64}`],
  // PHP, sessions: https://www.php.net/manual/en/session.configuration.php
  ["sess_", `(?=\\w*\\d)${A}{20,64}`],
  // PostgreSQL, hashes: https://www.postgresql.org/docs/current/auth-password.html
  ["md5", `${HEX}{32}`],
  // ASP.NET, data protection: https://learn.microsoft.com/en-us/aspnet/core/security/data-protection/implementation/authenticated-encryption-details
  ["CfDJ8"],
  // Plex, claims: https://www.plex.tv/claim/
  ["claim-"],
  // Docker, its settings in Base64: https://kubernetes.io/docs/concepts/configuration/secret/
  ["eyJhdXRo", `[${WORD}+/]{20,4000}={0,2}`, `${WORD}+/`],
  // Doppler: https://docs.doppler.com/docs/service-tokens
  ["dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.", "(?:[a-z\\d_-]{2,35}\\.)?[A-Za-z\\d]{40,44}"],
  // 1Password: https://developer.1password.com/docs/service-accounts/
  ["ops_eyJ", `[${WORD}]{100,4000}={0,2}`, WORD],
  // age: https://github.com/FiloSottile/age
  ["AGE-SECRET-KEY-1"],
  // Tailscale: https://tailscale.com/kb/1277/key-prefixes
  ["tskey-auth- tskey-api- tskey-client- tskey-scim- tskey-webhook-"],
  // Cloudflare, Origin CA: https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/
  ["v1.0-", `${HEX}{24}-${HEX}{140,150}`],
  // LaunchDarkly: https://launchdarkly.com/docs/sdk/concepts/client-side-server-side#keys
  ["sdk- mob-", UUID],
  // Atlassian: https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/
  ["ATATT3x ATCTT3x ATBB", `[${WORD}]{20,250}(?:=[A-F\\d]{8})?`, WORD],
  // Linear: https://linear.app/developers/graphql
  ["lin_api_ lin_oauth_"],
  // Notion: https://developers.notion.com/docs/authorization
  ["ntn_ secret_", `${A}{43,50}`],
  // Figma: https://www.figma.com/developers/api#access-tokens
  ["figd_ figu_"],
  // Contentful: https://www.contentful.com/developers/docs/references/authentication/
  ["CFPAT-"],
  // Typeform: https://www.typeform.com/developers/get-started/personal-access-token/
  ["tfp_", "[\\w.-]{40,70}", "\\w.-"],
  // Postman: https://learning.postman.com/docs/developer/postman-api/authentication/
  ["PMAK-"],
  // Sourcegraph: https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token
  ["sgp_"],
  // SonarQube: https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens
  ["squ_ sqp_ sqa_", `${HEX}{40}`],
  // JFrog: https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens
  ["AKCp", `${A}{69}`],
  // Shopify: https://shopify.dev/changelog/app-secret-key-length-has-increased
  ["shpat_ shpca_ shppa_ shpss_"],
  // Square: https://developer.squareup.com/docs/build-basics/access-tokens
  ["sq0atp- sq0csp- sq0idp-"],
  // Plaid: https://plaid.com/docs/api/items/
  ["access-sandbox- access-production-"],
  // Flutterwave: https://developer.flutterwave.com/docs/authentication
  ["FLWSECK- FLWSECK_TEST- FLWPUBK_TEST-"],
  // Shippo: https://docs.goshippo.com/docs/api_concepts/authentication/
  ["shippo_live_ shippo_test_"],
  // EasyPost: https://docs.easypost.com/docs/authentication
  ["EZAK EZTK", `${A}{54}`],
  // Duffel: https://duffel.com/docs/api/overview/authentication
  ["duffel_live_ duffel_test_"],
  // Twilio: https://www.twilio.com/docs/iam/api-keys
  ["SK", `${HEX}{32}`],
  // SendGrid: https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys
  ["SG.", `[${WORD}]{15,24}\\.[${WORD}]{20,50}`, WORD],
  // Mailgun: https://documentation.mailgun.com/docs/mailgun/api-reference/authentication/
  ["key-", `${HEX}{32}`],
  // Brevo: https://developers.brevo.com/docs/getting-started
  ["xkeysib- xsmtpsib-"],
  // Resend: https://resend.com/docs/dashboard/api-keys/introduction
  ["re_", `${A}{8}_${A}{20,32}`],
  // Mapbox: https://docs.mapbox.com/help/glossary/access-token/
  ["sk.eyJ", `[${WORD}]{20,400}\\.[${WORD}]{20,40}`, WORD],
  // Dropbox: https://developers.dropbox.com/oauth-guide
  ["sl.", `[${WORD}]{60,2000}`, WORD],
  // Meta: https://developers.facebook.com/docs/facebook-login/guides/access-tokens/
  ["EAAC EAAB EAAG", `${A}{80,300}`],
  // Adafruit IO: https://io.adafruit.com/api/docs/#authentication
  ["aio_"],
  // OpenAI: https://platform.openai.com/docs/api-reference/authentication
  ["sk- sk-proj- sk-svcacct- sk-admin- sk-None-", `[${WORD}]{32,300}`, WORD],
  // Anthropic: https://docs.anthropic.com/en/api/overview
  ["sk-ant-", `[${WORD}]{32,300}`, WORD],
  // OpenRouter: https://openrouter.ai/docs/api-reference/authentication
  ["sk-or-", `[${WORD}]{32,300}`, WORD],
  // Hugging Face: https://huggingface.co/docs/hub/security-tokens
  ["hf_ api_org_", `${A}{30,40}`],
  // Groq: https://console.groq.com/docs/quickstart
  ["gsk_"],
  // Replicate: https://replicate.com/docs/topics/security/api-tokens
  ["r8_", `${A}{37,40}`],
  // Perplexity: https://docs.perplexity.ai/guides/getting-started
  ["pplx-"],
  // xAI: https://docs.x.ai/docs/overview
  ["xai-"],
  // LangSmith: https://docs.langchain.com/langsmith/create-account-api-key
  ["lsv2_pt_ lsv2_sk_"],
  // CAS: https://apereo.github.io/cas/development/protocol/CAS-Protocol-Specification.html#3-cas-entities
  ["ST- TGT- PGT-", "\\d{1,12}-(?=[\\w-]*\\d)[\\w.-]{20,300}", WORD],
  // JSON Web Tokens, signed: https://www.rfc-editor.org/rfc/rfc7519#section-3
  ["eyJ", `[${WORD}]{10,}\\.eyJ[${WORD}]{10,}\\.(?:[${WORD}]{6,})?`, WORD],
  // JSON Web Tokens, encrypted: https://www.rfc-editor.org/rfc/rfc7516#section-3.1
  ["eyJ", `[${WORD}]{10,}\\.[${WORD}]*\\.[${WORD}]{10,}\\.[${WORD}]{10,}\\.[${WORD}]{10,}`, WORD],
];

/** Tokens that begin with no fixed text. */
type TokenPattern = readonly [
  beginning: string,
  rest: string,
  /** A part of the beginning that few other texts have. */
  sign: string,
];

/** Those of Discord begin with the digits of a number in Base64. */
export const TOKEN_PATTERNS: readonly TokenPattern[] = [
  // Azure, client secrets: https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials
  ["[\\w~.]{3}\\dQ~", "[\\w~.-]{31,34}(?![\\w~.-])", "\\dQ~"],
  // Stripe, payments and keys like Stripe's: https://docs.stripe.com/api/payment_intents/object
  [
    "(?<!\\\\)[a-z]{2,8}_(?:live|test|prod|sandbox|\\w{8,40}_secret)_",
    "(?=\\w*\\d)(?=\\w*[A-Z])[\\w-]{12,80}",
    "_live_|_test_|_prod_|_secret_",
  ],
  // Airtable: https://airtable.com/developers/web/guides/personal-access-tokens
  [`pat${A}{14}\\.`, `${HEX}{64}(?!${A})`, `pat${A}{14}\\.`],
  // HCP Terraform: https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens
  [`${A}{14}\\.atlasv1\\.`, "[\\w-]{60,70}(?![\\w-])", "\\.atlasv1\\."],
  // Discord: https://discord.com/developers/docs/reference#authentication
  [`${NUMBER}${A}{20,24}\\.`, "[\\w-]{6}\\.[\\w-]{27,40}(?![\\w-])", `${NUMBER}${A}{20,24}\\.`],
  // Mailchimp: https://mailchimp.com/developer/marketing/guides/quick-start/
  [`${HEX}{32}-us`, "\\d{1,2}(?!\\w)", "-us\\d"],
  // Telegram: https://core.telegram.org/bots/features#botfather
  ["\\d{8,10}:AA", "[\\w-]{32,34}(?![\\w-])", "\\d:AA"],
];
