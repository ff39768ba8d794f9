import type { Config } from '#config.schema.ts';

/** Where a provider says whether a token is good, and how sure it has to be (v3: from 0 to 1). */
const PROVIDERS = {
  'recaptcha-v2': { url: 'https://www.google.com/recaptcha/api/siteverify', least: 0 },
  'recaptcha-v3': { url: 'https://www.google.com/recaptcha/api/siteverify', least: 0.5 },
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', least: 0 },
} as const;

/** How long the provider may take, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Asks the provider whether the token of a form is good; it takes each once. A provider that does not answer lets
 * nobody down: the message goes through, as the limits of contact still hold, and that is logged.
 */
export async function isTrustedBy(config: Config, token: string): Promise<boolean> {
  const provider = PROVIDERS[config.CAPTCHA as keyof typeof PROVIDERS];
  const body = new URLSearchParams({ secret: config.CAPTCHA_SECRET ?? '', response: token });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(config.CAPTCHA_VERIFY_URL ?? provider.url, { method: 'POST', body, signal });
    const { success, score } = (await answer.json()) as { success?: boolean; score?: number };
    return success === true && (score ?? 1) >= provider.least;
  } catch (error) {
    const reason = error instanceof Error ? error.name : String(error);
    console.error(JSON.stringify({ level: 'warn', at: 'captcha', provider: config.CAPTCHA, reason }));
    return true;
  }
}
