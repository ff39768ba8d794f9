import type { Slice } from '#i18n/format-message.ts';

/** Keys of `professional` that the quick order shows. */
export const ORDER_WORDS = [
  ...([
    'orderPaste',
    'orderPasteHint',
    'orderTake',
    'orderFile',
    'orderFileHint',
    'orderRows',
    'orderLine',
    'orderLineHead',
  ] as const),
  ...(['orderNumber', 'orderArticle', 'orderQuantity', 'orderPrice', 'orderAmount', 'orderRemove'] as const),
  ...(['orderNumberOf', 'orderQuantityOf', 'orderRemoveOf', 'orderAddRow', 'orderClear', 'orderTotal'] as const),
  ...(['orderToCart', 'orderAdding', 'orderAdded', 'orderAddedShort', 'orderRead', 'orderHeading'] as const),
  ...(['orderLeft', 'orderWrong', 'orderFailed', 'orderLooking', 'orderShort', 'orderTier'] as const),
  ...([
    'orderTake-instead',
    'orderMean',
    'orderMerge',
    'orderOpenCart',
    'orderKeepList',
    'quote',
    'commission',
    'netHint',
  ] as const),
  ...(['fileTooLarge', 'fileEmpty', 'fileIsWorkbook', 'fileIsNoText'] as const),
  ...(['row-numberMissing', 'row-unknown', 'row-choose', 'row-notOrderable', 'row-repeated'] as const),
  ...(['row-belowMinimum', 'row-wrongStep', 'row-aboveMaximum', 'row-missing', 'row-noNumber'] as const),
  ...(['row-notWhole', 'row-unclear'] as const),
] as const;

/** `ORDER_WORDS` of professional, `retry` of connection. */
export type OrderWords = Slice<(typeof ORDER_WORDS)[number] | 'retry'>;
