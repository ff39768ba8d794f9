import { type Line, priceLines } from '#store/cart/price-lines.ts';
import { readCartVariants } from '#store/cart/read-priced-cart.ts';
import { issuerOf } from '#store/document/issue-credit-note.ts';
import { refuse } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { nextNumber } from '#store/records/checkout/orders.ts';
import { addQuote, countQuotes, type QuoteRow } from '#store/records/checkout/quotes.ts';
import type { Database } from '#store/records/database.ts';
import type { QuoteLine } from '#store/records/schema/quote.ts';
import type { StoreContext } from '#store/request.ts';
import type { Pricing } from '#store/rules/price/price.ts';
import { inTiers, totals } from '#store/rules/price/price.ts';
import { changeSession, type Session } from '#store/session.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { requireCustomer, type Shopper } from '#store/shopper/require-shopper.ts';
import type { QuoteItem, QuoteRequest } from './read-quote-request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A quote holds so long, in days. */
export const VALID_DAYS = 30;

/** More quotes nobody needs in a day; each takes a number. */
const MOST_A_DAY = 100;

/**
 * Writes down what these goods cost the customer of the session today, with tax and without shipping.
 * @throws 400 for products that can't be ordered like this, 403 without a professional account, 429 after too many in a day
 */
export function writeQuote(c: StoreContext, request: QuoteRequest): Promise<QuoteRow> {
  const { store, locale, now } = c.var;
  return changeSession(c, async (tx, session) => {
    const shopper = await requireProfessional(tx, session, store.shopConfig);
    const { id, number: customerNumber, vatIds } = shopper.customer;
    if ((await countQuotes(tx, id, new Date(now.getTime() - DAY_MS))) >= MOST_A_DAY)
      throw refuse(429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED', 'Too many quotes today.', { seconds: DAY_MS / 1000 });
    const { lines, pricing, currency } = await calculateQuote(c, tx, { session, shopper, items: request.items });
    const notes = new Map(request.items.map((item) => [item.id, item.note]));
    const price = totals(
      lines.map((line) => line.price),
      [],
      currency.totalRounding,
      session.taxState,
    );
    const quote: QuoteRow = {
      id: newId(),
      number: await nextNumber(tx, 'quote'),
      customerId: id,
      customerNumber,
      vatIds,
      recipient: addressOf(shopper),
      issuer: issuerOf(store.shopConfig),
      commission: request.commission,
      locale,
      currencyId: currency.id,
      lines: lines.map((line) => quoteLine(line, notes.get(line.referencedId) ?? null, pricing)),
      price,
      total: price.total,
      createdAt: now.toISOString(),
      validUntil: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
    };
    await addQuote(tx, quote);
    return { session, result: quote };
  });
}

/** The goods at today's prices. Nothing is put right in silence: what can't be ordered so is refused. */
async function calculateQuote(
  c: StoreContext,
  tx: Database,
  { session, shopper, items }: { session: Session; shopper: Shopper; items: QuoteItem[] },
) {
  const { store, locale, now } = c.var;
  const { shopConfig } = store;
  const currency = shopConfig.currencies.find(({ id }) => id === session.currencyId) ?? shopConfig.currencies[0];
  const country = shopConfig.countries.find(({ id }) => id === shopper.shipping.countryId);
  if (!currency || !country) throw new Error('The shop needs a currency and a country.');
  const { customerGroupId } = session;
  const ids = items.map(({ id }) => id);
  const variants = await readCartVariants(store.records, tx, ids, { locale, customerGroupId, now });
  const pricing: Pricing = { factor: currency.factor, rounding: currency.itemRounding, taxState: session.taxState };
  const stored = items.map(({ id, quantity }) => ({ id, referencedId: id, quantity, type: 'product' as const }));
  const { lines } = priceLines(stored, variants, { shopConfig, pricing, iso: country.iso });
  const changed = items.find(({ id, quantity }) => !isAsRequested(lines, id, quantity));
  if (changed)
    throw refuse(
      400,
      'QUOTE__ITEM_NOT_ORDERABLE',
      `The product ${changed.id} can't be ordered ${changed.quantity} times.`,
      {
        productId: changed.id,
        quantity: changed.quantity,
      },
    );
  return { lines, pricing, currency };
}

const isAsRequested = (lines: Line[], id: string, quantity: number): boolean =>
  lines.some((line) => line.referencedId === id && line.quantity === quantity);

function addressOf({ billing }: Shopper): QuoteRow['recipient'] {
  const { id: _id, customerId: _customerId, createdAt: _createdAt, updatedAt: _updatedAt, ...address } = billing;
  return address;
}

const quoteLine = ({ variant, quantity, price }: Line, note: string | null, pricing: Pricing): QuoteLine => ({
  productId: variant.id,
  number: variant.number,
  name: [variant.name, ...variant.options.map(({ option }) => option)].join(', '),
  quantity,
  unit: price.unit,
  total: price.total,
  tiers: inTiers(variant, pricing),
  note,
});

/** The professional of a session: quotes are theirs alone. @throws 403 for everybody else */
export async function requireProfessional(
  db: Database,
  session: Session,
  { professionalGroupId }: Pick<ShopConfig, 'professionalGroupId'>,
): Promise<Shopper> {
  const shopper = await requireCustomer(db, session);
  if (shopper.customer.groupId !== professionalGroupId)
    throw refuse(
      403,
      'QUOTE__ONLY_FOR_PROFESSIONALS',
      'Quotes are written for professionals whose account is approved.',
    );
  return shopper;
}
