import type { Store } from '#store/store.ts';
import { returnFromStripe } from './come-back.ts';
import { answerWebhook } from './webhook.ts';

/** `webhook` is for Stripe, `<token>/return` and `<token>/cancel` for shoppers; everything is 404 without Stripe. */
export async function answerStripe(store: Store, path: string, request: Request): Promise<Response> {
  if (!store.config.STRIPE_SECRET_KEY) return notFound();
  if (path === 'webhook') return answerWebhook(store, request);
  const [, token, way] = path.match(/^([0-9a-f]{32})\/(return|cancel)$/) ?? [];
  const next = token && request.method === 'GET' && (await returnFromStripe(store, token, way as 'return' | 'cancel'));
  if (!next) return notFound();
  return new Response(null, { status: 303, headers: { location: next, 'cache-control': 'no-store' } });
}

const notFound = () => new Response('404 Not Found', { status: 404 });
