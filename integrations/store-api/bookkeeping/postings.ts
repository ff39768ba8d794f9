import { visibleLines } from '#store/print/address-lines.ts';
import type { StoredOrder } from '#store/records/checkout/orders.ts';
import { type Price, stepToCoin, type Tax, type TaxState } from '#store/rules/price/price.ts';
import type { Cents } from '#values/money.ts';

/** What an amount of an order is for. */
export type PostingKind =
  | 'goods'
  | 'discount'
  | 'shipping'
  | 'shipping discount'
  | 'rounding'
  | 'refund'
  | 'called off';

/** An amount of one rate of tax, in percent. Net and tax together are gross. */
export type Posting = {
  kind: PostingKind;
  /** Number of the article; null for what is none. */
  article: string | null;
  label: string;
  quantity: number;
  rate: number;
  net: Cents;
  tax: Cents;
  gross: Cents;
};

/**
 * An order as bookkeeping takes it: every line, discount and shipping by its rates of tax, and the step to the smallest
 * coin. Together they are the total of the order. Pure.
 */
export function postingsOf({
  order,
  lines,
  deliveries,
}: Pick<StoredOrder, 'order' | 'lines' | 'deliveries'>): Posting[] {
  const { taxState } = order.price;
  const goods = visibleLines({ lines }).flatMap(({ type, label, quantity, price, payload }) =>
    byRate(price, taxState).map((amounts) => ({
      kind: type === 'promotion' ? ('discount' as const) : ('goods' as const),
      article: typeof payload.productNumber === 'string' ? payload.productNumber : null,
      ...{ label, quantity, ...amounts },
    })),
  );
  const shipping = deliveries.flatMap(({ costs }, index) =>
    byRate(costs, taxState).map((amounts) => ({
      kind: index === 0 ? ('shipping' as const) : ('shipping discount' as const),
      ...{ article: null, label: '', quantity: 1, ...amounts },
    })),
  );
  const step = stepToCoin(order.price);
  const rounding = { kind: 'rounding' as const, article: null, label: '', quantity: 1, rate: 0, net: step, tax: 0 };
  return [...goods, ...shipping, ...(step === 0 ? [] : [{ ...rounding, gross: step }])];
}

/** What goes back of an order, in the proportions of its rates: the parts are the whole, to the cent. Pure. */
export function reversalOf(
  { order }: Pick<StoredOrder, 'order'>,
  amount: Cents,
  { kind, label }: Pick<Posting, 'kind' | 'label'>,
): Posting[] {
  const { taxes, taxState } = order.price;
  const rates = taxes.length > 0 ? taxes : [{ rate: 0, tax: 0, price: order.total }];
  const whole = rates.reduce((sum, each) => sum + grossOf(each, taxState), 0);
  let left = amount;
  return rates.map((each, index) => {
    const gross = grossOf(each, taxState);
    const part = index === rates.length - 1 ? left : Math.round((amount * gross) / (whole || 1));
    left -= part;
    const tax = gross === 0 ? 0 : Math.round((part * each.tax) / gross);
    return { kind, article: null, label, quantity: 1, rate: each.rate, net: tax - part, tax: 0 - tax, gross: 0 - part };
  });
}

type Amounts = Pick<Posting, 'rate' | 'net' | 'tax' | 'gross'>;

function byRate({ taxes, total }: Price, taxState: TaxState): Amounts[] {
  if (taxes.length === 0) return [{ rate: 0, net: total, tax: 0, gross: total }];
  return taxes.map((each) => {
    const gross = grossOf(each, taxState);
    return { rate: each.rate, net: gross - each.tax, tax: each.tax, gross };
  });
}

const grossOf = ({ price, tax }: Tax, taxState: TaxState): Cents => (taxState === 'gross' ? price : price + tax);

/** The amounts of an order by what they are for, in the order in which they are written. Pure. */
export function sumsOf(
  stored: Pick<StoredOrder, 'order' | 'lines' | 'deliveries'>,
): { kind: PostingKind | 'total'; gross: Cents }[] {
  const sums = Map.groupBy(postingsOf(stored), ({ kind }) => kind);
  const rows = [...sums].map(([kind, postings]) => ({
    kind,
    gross: postings.reduce((sum, { gross }) => sum + gross, 0),
  }));
  return [...rows, { kind: 'total', gross: stored.order.total }];
}
