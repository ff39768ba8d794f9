import { CARD_INCLUDES } from '#features/catalog/fields.ts';
import { articleOf } from '#features/professional/rows/article.ts';
import { wordsOf } from '#i18n/words.ts';
import type { ApiError } from '#store-api/ApiError.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readProducts } from '#store-api/contract/product.ts';

/** Why no quote was written, in words, with the article that the store names. @throws {ApiError} when it can't tell */
export async function whyNoQuote(storeContext: StoreContext, error: ApiError): Promise<string> {
  const t = wordsOf(storeContext.locale, 'professional');
  if (error.has('QUOTE__ONLY_FOR_PROFESSIONALS')) return t('onlyProfessionals');
  const refused = error.details.errors.find(({ code }) => code === 'QUOTE__ITEM_NOT_ORDERABLE')?.meta?.parameters;
  if (!refused || Array.isArray(refused)) return t('quoteFailed');
  const { productId, quantity } = refused;
  const body = { ids: [String(productId)], includes: CARD_INCLUDES };
  const [product] = (await callStore(storeContext, readProducts, { body })).elements;
  if (!product) return `${t('quoteFailed')} ${t('quoteItemGone')}`;
  const { number, name } = articleOf(storeContext.locale, product);
  return `${t('quoteFailed')} ${t('quoteItem', { number, name, quantity: Number(quantity) })}`;
}
