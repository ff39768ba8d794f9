import type { Product } from '#features/content-schema/product.schema.ts';
import { type Finding, finding } from '#features/content-schema/rules/finding.ts';
import type { Cause, Content } from './content.ts';

/** A price that is so many times another of the same article has its point at the wrong place. */
const MOST_TIMES = 5;
/** A price that is so many times the dearest of its like, or as many times below the cheapest. */
const MOST_TIMES_OF_LIKE = 3;
/** So many others show what goods of a family cost. */
const FEWEST_OF_LIKE = 3;

/** Prices that disagree with the other prices of the article: with those of professionals, of its variants, with the earlier one. */
export const disagreeingPrices = (content: Content): Cause[] =>
  productsOf(content).flatMap(({ file, value: product }) => {
    const net = 1 + product.tax / 100;
    return pricesOf(product).flatMap(({ at, price, one }) => {
      const others: [words: string, amount: number | undefined][] = [
        ['the net price of professionals', one.professional?.[0] && one.professional[0].net * net],
        ['the earlier price', one.listPrice],
        ['the price of the product', at === '' ? undefined : product.price],
        ['the price of the largest quantity', one.tiers?.at(-1)?.price],
      ];
      const [words, amount] = others.find(([, other]) => other !== undefined && isFar(price, other, MOST_TIMES)) ?? [];
      return words && amount
        ? [
            {
              ...finding(file, `${at}price`, price.toFixed(2), `a price nearer to ${words}, ${amount.toFixed(2)}`),
              instead: amount,
            },
          ]
        : [];
    });
  });

/** Prices unlike those of the same family and kind: all that can be asked where an article has one price. */
export const unlikelyPrices = (content: Content): Finding[] => {
  const products = productsOf(content);
  const byLike = Map.groupBy(products, ({ value: { family, kind } }) => `${family} ${kind}`);
  return [...byLike.values()].flatMap((alike) =>
    alike.flatMap(({ file, value: { number, price } }) => {
      const others = alike.filter(({ value }) => value.number !== number).map(({ value }) => value.price);
      const [least, most] = [Math.min(...others), Math.max(...others)];
      const isUnlikely = price * MOST_TIMES_OF_LIKE < least || price > most * MOST_TIMES_OF_LIKE;
      if (others.length < FEWEST_OF_LIKE || !isUnlikely) return [];
      return [
        finding(
          file,
          'price',
          price.toFixed(2),
          `${least.toFixed(2)} to ${most.toFixed(2)}, as its like costs, or a look whether its point is right`,
        ),
      ];
    }),
  );
};

const productsOf = ({ files }: Content) =>
  files.filter(({ kind }) => kind === 'products') as { file: string; value: Product }[];

const pricesOf = (product: Product) => [
  { at: '', price: product.price, one: product },
  ...product.variants.flatMap((variant, index) =>
    variant.price === undefined ? [] : [{ at: `variants[${index}].`, price: variant.price, one: variant }],
  ),
];

const isFar = (one: number, other: number, times: number): boolean =>
  one > 0 && other > 0 && Math.max(one / other, other / one) >= times;
