import { describe, expect, it } from 'vitest';
import { aroundListing, isLaidOut } from '#blocks/cms/around-listing.ts';
import { layoutOf } from '#blocks/cms/layout.ts';
import { isRow, type RenderedBlock } from '#blocks/rendered-block.ts';
import { goods, rounding, taxes } from '#features/cart/cart.ts';
import { detailsOf } from '#features/cart/lines/line.ts';
import { MESSAGE_WORDS } from '#features/cart/words.server.ts';
import { inOwnersOrder } from '#features/catalogue/category-order.ts';
import { orderView } from '#features/checkout/order/order-view.server.ts';
import { filterGroups, priceSpan } from '#features/listing/filters.ts';
import { FIRST_PAGE } from '#features/listing/listing-query.ts';
import { statusOf } from '#features/orders/order-status.ts';
import { cardView } from '#features/product/card-view.server.ts';
import { technicalRows } from '#features/product/measures/technical.ts';
import { failureMessage, fieldProblems } from '#features/session/problems.ts';
import { LOCALES } from '#i18n/locales.ts';
import { sliceOf, wordsOf } from '#i18n/words.ts';
import { ApiError } from '#store-api/ApiError.ts';
import type { Call } from '#store-api/call.ts';
import { Cart } from '#store-api/contract/cart.ts';
import { Category, readCategories, readNavigation } from '#store-api/contract/category.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { ProductListing } from '#store-api/contract/listing.ts';
import { Order } from '#store-api/contract/order.ts';
import { Product } from '#store-api/contract/product.ts';

type Refusal = { name: string; status: number; body: unknown };
/** What a Shopware 6.6.7.1 answered; of long lists only what has a shape of its own. */
type Recording = { name: string; call: string; status: number; body: unknown };

const files = import.meta.glob<unknown[]>('./recorded/*.json', { eager: true, import: 'default' });
const refusals = files['./recorded/refusals.json'] as Refusal[];
const recordings = Object.entries(files).flatMap(([path, rows]) =>
  path.endsWith('refusals.json') ? [] : (rows as Recording[]),
);

const modules = import.meta.glob<Record<string, unknown>>('/src/store-api/contract/*.ts', { eager: true });
const isCall = (value: unknown): value is Call<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'responseSchema' in value;
const calls = new Map<string, Call<unknown, unknown>>(
  Object.values(modules).flatMap((module) =>
    Object.values(module)
      .filter(isCall)
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  ),
);

function issuesOf(call: Call<unknown, unknown> | undefined, body: unknown): string[] {
  const result = call?.responseSchema.safeParse(body);
  return result?.success === false
    ? result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    : [];
}

function read<Result>(call: Pick<Call<never, Result>, 'responseSchema'>, body: unknown): Result {
  const result = call.responseSchema.safeParse(body);
  if (!result.success) throw new Error(JSON.stringify(result.error.issues));
  return result.data;
}

it.each(recordings)('$call is read as a Shopware answers it: $name', ({ call, body }) => {
  expect(issuesOf(calls.get(call), body)).toEqual([]);
});

/** Everything in the recordings that says of itself what it is. */
function all<Entity>(alias: string, schema: { parse(value: unknown): Entity }): [string, Entity][] {
  const found: [string, Entity][] = [];
  const walk = (name: string, value: unknown): void => {
    if (!value || typeof value !== 'object') return;
    if ((value as { apiAlias?: unknown }).apiAlias === alias) found.push([name, schema.parse(value)]);
    for (const child of Object.values(value)) walk(name, child);
  };
  for (const { name, body } of recordings) walk(name, body);
  expect(found).not.toEqual([]);
  return found;
}

const locales = LOCALES.map(({ code }) => code);

describe.each(locales)('What goes wrong is said in %s', (locale) => {
  const violations = sliceOf(locale, 'validation', ['violation-*']);
  const troubles = sliceOf(locale, 'connection', ['error-*', 'wentWrong']);
  const messages = sliceOf(locale, 'cart', MESSAGE_WORDS);
  const headers = new Headers();

  it.each(refusals)('$name', ({ status, body }) => {
    const error = new ApiError({ status, statusText: '', url: '', headers }, body);
    const fields = fieldProblems(error).filter(({ keys }) => !keys.some((key) => key.includes('FRAMEWORK__')));
    const unknown = fields.filter(
      ({ keys: [special = '', general = ''] }) => !(special in violations || general in violations),
    );
    expect(unknown).toEqual([]);
    if (fields.length === 0)
      expect(['', troubles.wentWrong, troubles['error-unknown']]).not.toContain(failureMessage(troubles, error));
  });

  it('by every message of a cart', () => {
    const keys = new Set(all('cart', Cart).flatMap(([, { errors }]) => errors.map(({ messageKey }) => messageKey)));
    expect([...keys].filter((key) => !(key in messages))).toEqual([]);
  });
});

describe('What our pages make of it', () => {
  it('a layout becomes blocks, each of a kind that we know', () => {
    const namesOf = (block: RenderedBlock): string[] =>
      isRow(block) ? block.section.blocks.flatMap(namesOf) : [block.block];
    for (const [name, page] of all('cms_page', CmsPage))
      for (const locale of locales) {
        const { sections, complaints } = layoutOf(locale, page);
        const unknown = sections.flatMap(({ blocks }) => blocks.flatMap(namesOf)).filter((block) => / of /.test(block));
        expect([name, unknown, complaints]).toEqual([name, [], []]);
      }
  });

  it('a layout is parted around its listing, and no block is lost', () => {
    for (const [name, category] of all('category', Category)) {
      if (!category.cmsPage) continue;
      const { above, below } = aroundListing(category.cmsPage, category);
      const blocks = (page: CmsPage) => page.sections.reduce((sum, section) => sum + section.blocks.length, 0);
      const listings = category.cmsPage.sections
        .flatMap((section) => section.blocks)
        .filter(({ slots }) => slots.some(({ type }) => type === 'product-listing'));
      expect([name, blocks(above) + blocks(below) + listings.length]).toEqual([name, blocks(category.cmsPage)]);
      expect(() => isLaidOut({ locale: 'de', layout: category.cmsPage ?? null, category })).not.toThrow();
    }
  });

  it('categories stand in the order of the navigation', () => {
    const named = (name: string) => recordings.find((each) => each.name === name)?.body;
    const { elements } = read(readCategories, named('045-category-search-no-filter'));
    const [first] = read(readNavigation, named('023-navigation-main')) ?? [];
    const children = elements.filter(({ parentId }) => parentId === first?.id);
    expect(children.map(({ name }) => name)).not.toEqual(first?.children?.map(({ name }) => name));
    expect(inOwnersOrder(children).map(({ id }) => id)).toEqual(first?.children?.map(({ id }) => id));
  });

  it('a product becomes a card with a name, and its details have names and values', () => {
    for (const [name, product] of all('product', Product))
      for (const locale of locales) {
        const card = cardView(locale, product);
        expect([name, card.name]).toEqual([name, expect.stringMatching(/./)]);
        const t = wordsOf(locale, 'product');
        for (const row of technicalRows(locale, t, product)) expect(Object.values(row)).not.toContain('');
      }
  });

  it('a listing has filters where there are properties, and none where nothing was found', () => {
    for (const [name, listing] of all('product_listing', ProductListing)) {
      const groups = filterGroups(listing, FIRST_PAGE);
      expect([name, groups.map((group) => group.name)]).toEqual([name, groups.map(() => expect.stringMatching(/./))]);
      const span = priceSpan(listing);
      expect([name, span === null || span.min <= span.max]).toEqual([name, true]);
    }
  });

  it('a cart adds up', () => {
    for (const [name, cart] of all('cart', Cart)) {
      expect([name, Math.abs(rounding(cart))]).toEqual([name, expect.any(Number)]);
      expect(taxes(cart).every(({ rate }) => rate > 0)).toBe(true);
      expect(goods(cart).map(detailsOf)).not.toContain('');
    }
  });

  it('an order is shown', () => {
    for (const [name, order] of all('order', Order))
      for (const locale of locales) {
        const view = orderView(order, locale);
        expect([name, view.number, view.sums.length > 0]).toEqual([name, order.orderNumber, true]);
        expect([name, statusOf(order).state]).toEqual([name, expect.stringMatching(/./)]);
      }
  });
});
