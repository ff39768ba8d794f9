import { refuse } from '#store/errors.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';

/** So many pieces of an article of an order. */
export type ArticleQuantity = { article: string; quantity: number };

/** The goods of an order, by article, less what is already taken: shipped before, or named by a return. Pure. */
export function goodsLeft({ lines }: Pick<StoredOrder, 'lines'>, taken: ArticleQuantity[]): ArticleQuantity[] {
  const left = new Map<string, number>();
  const add = (article: string, quantity: number) => left.set(article, (left.get(article) ?? 0) + quantity);
  for (const { payload, quantity, states } of lines)
    if (states.includes('is-physical')) add(String(payload.productNumber), quantity);
  for (const { article, quantity } of taken) add(article, -quantity);
  return [...left].filter(([, quantity]) => quantity > 0).map(([article, quantity]) => ({ article, quantity }));
}

/** Checks that articles are among what is left; one may be named once. Pure. @throws 400 */
export function requireAmong(articles: ArticleQuantity[], left: ArticleQuantity[], number: string): void {
  for (const { article, quantity } of articles) {
    const most = left.find((each) => each.article === article)?.quantity ?? 0;
    const isTwice = articles.filter((each) => each.article === article).length > 1;
    if (isTwice || !Number.isSafeInteger(quantity) || quantity < 1 || quantity > most)
      throw refuse(
        400,
        'STORE__NOT_SO_MANY',
        isTwice
          ? `Article ${article} is named twice.`
          : `Of order ${number} at most ${most} pieces of ${article} are left, not ${quantity}.`,
        { number, article, most },
      );
  }
}
