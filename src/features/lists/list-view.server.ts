import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { offerOf, unitFor } from '#features/catalog/offer.ts';
import { cardView } from '#features/product/card-view.server.ts';
import { priceNoteKey } from '#features/product/price-note.ts';
import type { ReorderItem, ReorderList } from '#features/professional/kept/reorder-list.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import { askAll, callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readContext } from '#store-api/contract/context.ts';
import { type Product, readProducts } from '#store-api/contract/product.ts';
import type { DrawingName } from '#ui/drawing.ts';
import type { PictureMedia } from '#ui/picture.ts';
import type { Cents } from '#values/money.ts';

/**
 * An article of a list with what it costs today, in words; one that is no longer sold has none of it. `was` is the
 * quantity that the store keeps: a form tells by it what was changed in it.
 */
export type ListRow = ReorderItem & { was: number } & Partial<{
    number: string;
    name: string;
    href: string;
    media: PictureMedia | null;
    drawing: DrawingName;
    unit: string;
    stock: string;
  }>;

/** `was`: the name that the store keeps. `isProfessional`: a quote can be written of it. */
export type ListView = Record<'name' | 'was' | 'total' | 'taxNote', string> & {
  rows: ListRow[];
  isProfessional: boolean;
};

/**
 * A list at the prices of this shopper, each at the tier that its quantity reaches; `kept` where it could not be kept as
 * it is shown. @throws when the store can't tell
 */
export async function listView(storeContext: StoreContext, list: ReorderList, kept = list): Promise<ListView> {
  const { name, items } = list;
  const ids = items.map(({ productId }) => productId);
  const [{ context }, products] = await Promise.all([
    callStore(storeContext, readContext),
    ids.length > 0 ? askAll(storeContext, readProducts, { ids, includes: CARD_INCLUDES }) : [],
  ]);
  const isProfessional = context.taxState === 'net';
  const priced = items.map((item) => ({ item, product: products.find(({ id }) => id === item.productId) }));
  const total = priced.reduce(
    (sum, { item, product }) => sum + item.quantity * (product ? unitAt(product, item) : 0),
    0,
  );
  return {
    ...{ name, was: kept.name },
    rows: priced.map(({ item, product }) => ({
      ...(product ? rowOf(storeContext.locale, item, product) : item),
      was: kept.items.find(({ productId }) => productId === item.productId)?.quantity ?? item.quantity,
    })),
    total: total > 0 ? formatMoney(storeContext.locale, total) : '',
    taxNote: wordsOf(storeContext.locale, 'common')(priceNoteKey(isProfessional)),
    isProfessional,
  };
}

function rowOf(locale: Locale, item: ReorderItem, product: Product): Omit<ListRow, 'was'> {
  const { number, name, href, media, drawing, stock } = cardView(locale, product);
  const unit = formatMoney(locale, unitAt(product, item));
  return {
    ...item,
    ...{ number, name, href, media, drawing, unit },
    stock: stock?.level === 'out' ? stock.text : '',
  };
}

/** What one piece costs when so many are bought. */
function unitAt(product: Product, { quantity }: ReorderItem): Cents {
  const offer = offerOf(product);
  return offer ? unitFor(offer, quantity) : 0;
}
