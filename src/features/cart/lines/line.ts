import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { LineItem } from '#store-api/contract/cart.ts';
import { inLanguage } from '#store-api/in-language.ts';

/** A line of a cart or of an order, as far as its small print needs it. */
type Described = { payload: Record<string, unknown> };

/** Article number and chosen options: `10-104-GR, Grün`. */
export function detailsOf({ payload }: Described): string {
  const number = typeof payload.productNumber === 'string' ? payload.productNumber : undefined;
  return [number, ...optionsOf(payload.options)].filter(Boolean).join(', ');
}

/** Options of a line are pairs of group and option, not entities. */
function optionsOf(options: unknown): string[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((pair: unknown) => {
    const { option } = (inLanguage(pair) ?? {}) as { option?: unknown };
    return typeof option === 'string' ? [option] : [];
  });
}

/** What the quantity has to keep to, where that is not simply one or more: `Ab 2 Stück · In Schritten von 2` */
export function limitsOf(
  { quantityInformation }: Pick<LineItem, 'quantityInformation'>,
  quantity: number,
  words: Slice<'quantityMin' | 'quantitySteps' | 'quantityMax'>,
): string | undefined {
  const { minPurchase, maxPurchase, purchaseSteps } = quantityInformation ?? {};
  const least = minPurchase && minPurchase > 1 && formatMessage(words, 'quantityMin', { quantity: minPurchase });
  const steps = purchaseSteps && purchaseSteps > 1 && formatMessage(words, 'quantitySteps', { steps: purchaseSteps });
  const most = maxPurchase && quantity >= maxPurchase && formatMessage(words, 'quantityMax', { quantity: maxPurchase });
  return [least, steps, most].filter(Boolean).join(' · ') || undefined;
}
