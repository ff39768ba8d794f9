import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, inLanguage, LOCALES, type Locale, localeInfo } from '#i18n/locales.ts';
import { moneyText } from '#store/print/address-lines.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import type { Store } from '#store/store.ts';
import { WORDS } from '#store/words/words.ts';
import { DECISIONS, type Decision, decide, readOpenVisit } from './hosted-page.ts';

/** Longest body of the form, in bytes: it carries one word. */
const MAX_FORM_BYTES = 1000;

/**
 * The test payment page of a token (`GET`), and its buttons (`POST`, redirects to the paid or unpaid page). Plain forms
 * without script, so that it works under every policy and in every browser.
 */
export async function cardPage(store: Store, token: string, request: Request): Promise<Response> {
  if (request.method === 'POST') return answerDecision(store, token, request);
  const order = await readOpenVisit(store, token);
  return order ? html(200, order.order.locale, payment(order, store.shopConfig)) : closed(request);
}

async function answerDecision(store: Store, token: string, request: Request): Promise<Response> {
  const decision = await readDecision(request);
  if (!decision) return new Response('400 Bad Request', { status: 400 });
  const next = await decide(store, token, decision, store.clock());
  return next
    ? new Response(null, { status: 303, headers: { location: next, 'cache-control': 'no-store' } })
    : closed(request);
}

async function readDecision(request: Request): Promise<Decision | undefined> {
  // browsers send the length of a form
  const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (bytes > MAX_FORM_BYTES) return undefined;
  const form = await request.text();
  const decision = new URLSearchParams(form).get('decision');
  return DECISIONS.find((candidate) => candidate === decision);
}

/** The response to an unknown or used token, without details of the order. */
function closed(request: Request): Response {
  const locale = preferred(request.headers.get('accept-language'));
  const { usedTitle, used, back } = WORDS[locale].paymentPage;
  return html(410, locale, {
    title: usedTitle,
    body: `<p>${used}</p><p><a href="${localeInfo(locale).prefix}/">${back}</a></p>`,
  });
}

function payment({ order, transactions }: StoredOrder, shopConfig: ShopConfig): { title: string; body: string } {
  const words = WORDS[order.locale].paymentPage;
  const iso = shopConfig.currencies.find(({ id }) => id === order.currencyId)?.iso ?? '';
  const method = shopConfig.paymentMethods.find(({ id }) => id === transactions.at(-1)?.paymentMethodId);
  const sum = moneyText(iso, order.total);
  const button = (decision: Decision) =>
    `<button name="decision" value="${decision}" class="${decision}">${words[decision]}</button>`;
  return {
    title: words.title,
    body: `<p class="method">${method ? inLanguage(order.locale, method.name) : ''}</p>
<dl><dt>${words.order}</dt><dd>${order.number}</dd><dt>${words.amount}</dt><dd>${sum}</dd></dl>
<form method="post">${DECISIONS.map(button).join('\n')}</form>
<p class="note">${words.test}</p>`,
  };
}

/** Everything in the page comes from content or from this folder; nothing that a shopper typed is shown. */
function html(status: number, locale: Locale, { title, body }: { title: string; body: string }): Response {
  const page = `<!doctype html>
<html lang="${localeInfo(locale).htmlLang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${CARD_STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}</main></body>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // keeps the token out of referrers; `no-referrer` would also make browsers send `Origin: null` with the form
      'referrer-policy': 'same-origin',
      // no form-action: browsers apply it to the way back as well, which may lead to another host of the shop
      'content-security-policy': `default-src 'none'; style-src '${CARD_STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** The first language of `Accept-Language` that the shop has, else German. */
function preferred(header: string | null): Locale {
  const accepted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const matches = accepted.flatMap((language) => LOCALES.find(({ code }) => code.slice(0, 2) === language) ?? []);
  return matches[0]?.code ?? DEFAULT_LOCALE;
}

/** Styles of the test payment page: plain, light and dark, from 320 px. Not the shop's design, because a gateway has its own. */
const CARD_STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;display:grid;place-items:center;min-height:100vh;background:light-dark(#f4f4f2,#161616);color:light-dark(#1c1c1c,#f1f1ef)}
main{width:min(26rem,100% - 2rem);box-sizing:border-box;padding:1.5rem;border-radius:.5rem;background:light-dark(#fff,#222)}
h1{margin:0 0 .5rem;font-size:1.375rem}.method{margin:0;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}button{font:inherit;min-height:3rem;padding:0 1rem;border-radius:.375rem;border:1px solid light-dark(#767676,#8c8c8c);background:none;color:inherit;cursor:pointer}
.pay{border-color:transparent;background:light-dark(#1f5132,#8fd3a6);color:light-dark(#fff,#0d2115);font-weight:600}
:focus-visible{outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:2px}a{color:inherit}.note{margin:1rem 0 0;font-size:.875rem}`;

/** Lets a strict policy accept this style and no other. */
const CARD_STYLE_HASH = `sha256-${createHash('sha256').update(CARD_STYLE).digest('base64')}`;
