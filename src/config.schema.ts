import * as z from 'zod';
import { limitSettings } from './limits.schema.ts';

const flagUrl = (what: string) =>
  z.url({ error: (issue) => `${what} should be an address like https://shop.example, found "${issue.input}"` });

/** Addresses with commas or blanks between; none by default. */
const urlList = (what: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(flagUrl(what)));

/** http(s), a host, perhaps a port, and nothing behind it but a slash. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Everything that may be set from outside. The table in docs/operations.md is made from these descriptions. */
export const configSchema = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1').describe('address that `npm start` listens on'),
    PORT: z.coerce
      .number({ error: (issue) => `PORT should be a number from 0 to 65535, found "${issue.input}"` })
      .int()
      .min(0)
      .max(65535)
      .default(4321)
      .describe('port that `npm start` listens on'),
    SITE_URL: z
      .string()
      .refine(isOrigin, {
        error: (issue) =>
          `SITE_URL should be an address like https://shop.example, without a path, a query or a user; found "${issue.input}"`,
      })
      .optional()
      .describe('absolute links: canonical, hreflang, mails, sitemap; unset: where it listens, for its own machine'),
    DATA_DIR: z
      .string()
      .min(1)
      .default('.data')
      .describe("the embedded store's folder (created 0700): database, outbox, uploads, secrets made at first start"),
    CONTENT_DIR: z
      .string()
      .regex(/(^|\/)content\/?$/, {
        error: (issue) => `CONTENT_DIR should be a folder called content, found "${issue.input}"`,
      })
      .default('content')
      .describe(
        'the folder that publications of the desk are written to; what is newer in it than in the release is shown',
      ),
    CONTENT_PUSH: z
      .string()
      .regex(/^[\w./:@+~][\w./:@+~-]*( [\w./][\w./:-]*)?$/, {
        error: (issue) => `CONTENT_PUSH should be a remote and a branch, as for git push, found "${issue.input}"`,
      })
      .optional()
      .describe('where each publication is pushed to, when CONTENT_DIR lies in a git repository: `origin main`'),
    STORE_API_ENDPOINT: flagUrl('STORE_API_ENDPOINT')
      .optional()
      .describe('`https://…/store-api` of a Shopware 6.6 or 6.7; set together with STORE_API_ACCESS_TOKEN'),
    STORE_API_ACCESS_TOKEN: z
      .string()
      .min(1)
      .optional()
      .describe("that Shopware's sales-channel access key; set together with STORE_API_ENDPOINT"),
    MEDIA_ORIGINS: urlList('MEDIA_ORIGINS').describe(
      'further servers, with commas between, on which that Shopware keeps its pictures (a CDN)',
    ),
    STORE_API_CACHE_MINUTES: z.coerce
      .number({ error: (issue) => `STORE_API_CACHE_MINUTES should be a number, found "${issue.input}"` })
      .min(0)
      .default(10)
      .describe(
        'how old an answer of a remote Shopware may be that a build takes from `.cache`; 0 asks for everything',
      ),
    SHOPWARE_ADMIN_ID: z
      .string()
      .min(1)
      .optional()
      .describe('access key of an integration of a Shopware, for `npm run store -- publish` alone'),
    SHOPWARE_ADMIN_SECRET: z.string().min(1).optional().describe('its secret access key'),
    STORE_ACCESS_KEY: z
      .string()
      .regex(/^SWSC[A-Z0-9]{4,}$/, {
        error: (issue) => `STORE_ACCESS_KEY should be SWSC and capital letters or digits, found "${issue.input}"`,
      })
      .default('SWSCHOFUNDHERDDEMOSHOP0000')
      .describe("the embedded store's public sales-channel key, which foreign clients send"),
    STOREFRONT_URLS: urlList('STOREFRONT_URLS').describe(
      'further addresses, with commas between, of storefronts that use the embedded store as their Shopware',
    ),
    HOOK_SECRET: z
      .string()
      .min(16, { error: 'HOOK_SECRET should have at least 16 characters' })
      .optional()
      .describe('opens `POST /hooks/changed`, whose callers sign with it; without it the address does not exist'),
    SMTP_URL: flagUrl('SMTP_URL')
      .refine((url) => /^smtps?:/i.test(url), {
        error: (issue) => `SMTP_URL should begin with smtp:// or smtps://, found "${issue.input}"`,
      })
      .optional()
      .describe('`smtp://…`; without it mails go to the outbox folder'),
    MAIL_FROM: z.string().min(3).optional().describe('sender of mails'),
    MERCHANT_MAIL: z
      .email({ error: (issue) => `MERCHANT_MAIL should be an e-mail address, found "${issue.input}"` })
      .optional()
      .describe('who hears of each new order and of each review that waits; unset: nobody'),
    DOUBLE_OPT_IN: z
      .enum(['off', 'accounts', 'all'], {
        error: (issue) => `DOUBLE_OPT_IN should be off, accounts or all, found "${issue.input}"`,
      })
      .default('off')
      .describe('who has to confirm a registration by mail: nobody, accounts, or guests too (`all`)'),
    MAX_UPLOAD_MB: z.coerce
      .number({ error: (issue) => `MAX_UPLOAD_MB should be a number from 0 to 100, found "${issue.input}"` })
      .min(0)
      .max(100)
      .default(10)
      .describe('largest files of a contact form, together, in MB (E8)'),
    ...limitSettings,
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/, { error: 'STRIPE_SECRET_KEY should begin with sk_ or rk_' })
      .optional()
      .describe('card and TWINT are paid at Stripe; without it a test page stands in and no money is moved'),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/, { error: 'STRIPE_WEBHOOK_SECRET should begin with whsec_' })
      .optional()
      .describe('of the webhook `<SITE_URL>/payment/stripe/webhook`; set together with STRIPE_SECRET_KEY'),
    STRIPE_API_URL: flagUrl('STRIPE_API_URL')
      .default('https://api.stripe.com')
      .describe('another address of Stripe, for tests'),
    CAPTCHA: z
      .enum(['proof-of-work', 'recaptcha-v2', 'recaptcha-v3', 'turnstile', 'off'], {
        error: (issue) =>
          `CAPTCHA should be proof-of-work, recaptcha-v2, recaptcha-v3, turnstile or off, found "${issue.input}"`,
      })
      .default('proof-of-work')
      .describe(
        'what keeps robots from the contact form and the requests to partners (E14); set it for the build too: the content policy lets through what is configured, and nothing else',
      ),
    CAPTCHA_WORK: z.coerce
      .number({ error: (issue) => `CAPTCHA_WORK should be a number from 1 to 1000000, found "${issue.input}"` })
      .int()
      .min(1)
      .max(1_000_000)
      .default(20_000)
      .describe('most hashes that a browser has to try for a proof of work; a phone tries some 50000 a second'),
    CAPTCHA_SITE_KEY: z.string().min(1).optional().describe('public key of reCAPTCHA or Turnstile'),
    CAPTCHA_SECRET: z.string().min(1).optional().describe('its secret key; set together with CAPTCHA_SITE_KEY'),
    CAPTCHA_PASS: z
      .string()
      .min(16, { error: 'CAPTCHA_PASS should have at least 16 characters' })
      .optional()
      .describe('servers that send it as `x-captcha-pass` need no captcha'),
    CAPTCHA_VERIFY_URL: flagUrl('CAPTCHA_VERIFY_URL').optional().describe('another address of the provider, for tests'),
    ANALYTICS: z
      .enum(['off', 'plausible', 'matomo', 'umami'], {
        error: (issue) => `ANALYTICS should be off, plausible, matomo or umami, found "${issue.input}"`,
      })
      .default('off')
      .describe("the owner's own counter of visits, told only with a visitor's consent; read at build"),
    ANALYTICS_URL: flagUrl('ANALYTICS_URL').optional().describe('where it is, like `https://stats.example`'),
    ANALYTICS_SITE: z
      .string()
      .min(1)
      .optional()
      .describe('what it calls this shop: domain (Plausible), number (Matomo), id (Umami)'),
    SERVICE_WORKER: z
      .enum(['on', 'off'], { error: (issue) => `SERVICE_WORKER should be on or off, found "${issue.input}"` })
      .default('on')
      .describe('visited pages without a connection; a build with `off` removes it from every browser that has it'),
    EDITOR_REPOSITORY: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, {
        error: (issue) => `EDITOR_REPOSITORY should be owner/name, found "${issue.input}"`,
      })
      .optional()
      .describe('`owner/name` at GitHub: `/keystatic` saves there, on branches, instead of in `content/` beside it'),
    KEYSTATIC_GITHUB_CLIENT_ID: z
      .string()
      .min(1)
      .optional()
      .describe('of the GitHub app that signs editors in; `/keystatic` makes one, and writes all four to `.env`'),
    KEYSTATIC_GITHUB_CLIENT_SECRET: z.string().min(1).optional().describe('of that app'),
    PUBLIC_KEYSTATIC_GITHUB_APP_SLUG: z.string().min(1).optional().describe('of that app: its name in addresses'),
    KEYSTATIC_SECRET: z
      .string()
      .min(32, { error: 'KEYSTATIC_SECRET should have at least 32 characters' })
      .optional()
      .describe('seals the sessions of editors who work on GitHub'),
    SHOP_CLOCK: z.iso
      .datetime({
        offset: true,
        error: (issue) => `SHOP_CLOCK should be a time like 2026-12-24T10:00:00Z, found "${issue.input}"`,
      })
      .optional()
      .describe('what is dated on the server takes it as now, for looking ahead; notices keep to the reader’s clock'),
    LOG_LEVEL: z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], {
        error: (issue) => `LOG_LEVEL should be debug, info, warn, error or silent, found "${issue.input}"`,
      })
      .default('info')
      .describe('JSON lines to stderr, no personal data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/, {
        error: () => 'DATABASE_URL should be an address like postgres://user:password@host/name, found something else',
      })
      .optional()
      .describe('keeps the embedded store on PostgreSQL instead of SQLite, for several processes that share it'),
  })
  .superRefine((config, check) => {
    // H7: half a connection is a mistake that must not start.
    if (Boolean(config.STORE_API_ENDPOINT) !== Boolean(config.STORE_API_ACCESS_TOKEN))
      check.addIssue('Make sure that endpoint and accessToken are settled in the configuration');
    if (Boolean(config.STRIPE_SECRET_KEY) !== Boolean(config.STRIPE_WEBHOOK_SECRET))
      check.addIssue('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET should be set together, found only one of them');
    if (/^(recaptcha|turnstile)/.test(config.CAPTCHA) && !(config.CAPTCHA_SITE_KEY && config.CAPTCHA_SECRET))
      check.addIssue(`CAPTCHA=${config.CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`);
    if (config.ANALYTICS !== 'off' && !(config.ANALYTICS_URL && config.ANALYTICS_SITE))
      check.addIssue(`ANALYTICS=${config.ANALYTICS} needs ANALYTICS_URL and ANALYTICS_SITE`);
  });

export type Config = z.infer<typeof configSchema>;

/**
 * The configuration from the environment; an empty variable counts as not set.
 * @throws {Error} one sentence a line: the variable, what was found, what is expected.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = configSchema.safeParse(set);
  if (read.success) return read.data;
  throw new Error(read.error.issues.map((issue) => issue.message).join('\n'));
}
