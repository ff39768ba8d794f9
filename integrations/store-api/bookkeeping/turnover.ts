import { wallClock } from '#store/rules/shipping/shipping.ts';
import type { Cents } from '#values/money.ts';
import type { Entry } from './entries.ts';

/** What turnover may be summed up by. */
export const TURNOVER_BY = ['day', 'month', 'article', 'country', 'vat', 'method'] as const;

export type TurnoverBy = (typeof TURNOVER_BY)[number];

/** A sum: `key` is the day, the article, the country … Amounts of one currency. */
export type Turnover = { key: string; label: string; currency: string; orders: number; quantity: number } & Sums;

type Sums = { net: Cents; tax: Cents; gross: Cents };

type Sum = Turnover & { numbers: Set<string> };

/**
 * Sums of entries, by what is asked for: days, months and rates in their order, everything else with the largest first.
 * Only articles are counted; a day in the shop's time zone.
 */
export async function sumTurnover(
  pages: AsyncIterable<Entry[]>,
  by: TurnoverBy,
  timeZone: string,
): Promise<Turnover[]> {
  const sums = new Map<string, Sum>();
  for await (const page of pages) for (const entry of page) add(sums, entry, keyOf(entry, by, timeZone));
  const rows = [...sums.values()].map(({ numbers, ...row }) => ({ ...row, orders: numbers.size }));
  const isInOrder = by === 'day' || by === 'month' || by === 'vat';
  return rows.sort((a, b) => (isInOrder ? compare(a, b) : b.gross - a.gross || compare(a, b)));
}

function add(sums: Map<string, Sum>, entry: Entry, { key, label }: Pick<Turnover, 'key' | 'label'>): void {
  const { currency } = entry;
  const zero = { orders: 0, quantity: 0, net: 0, tax: 0, gross: 0, numbers: new Set<string>() };
  const sum = sums.get(`${key} ${currency}`) ?? { key, label, currency, ...zero };
  sum.numbers.add(entry.order.number);
  sum.net += entry.net;
  sum.tax += entry.tax;
  sum.gross += entry.gross;
  if (entry.kind === 'goods') sum.quantity += entry.quantity;
  sums.set(`${key} ${currency}`, sum);
}

function keyOf(entry: Entry, by: TurnoverBy, timeZone: string): { key: string; label: string } {
  switch (by) {
    case 'day':
    case 'month': {
      const { day } = wallClock(new Date(entry.at), timeZone);
      return { key: by === 'day' ? day : day.slice(0, 7), label: '' };
    }
    case 'article':
      return entry.article ? { key: entry.article, label: entry.label } : { key: entry.kind, label: '' };
    case 'country':
      return { key: entry.country, label: '' };
    case 'vat':
      return { key: `${entry.country} ${entry.rate.toFixed(1).padStart(4)} %`, label: '' };
    case 'method':
      return { key: entry.paymentMethod, label: '' };
  }
}

const compare = (a: Turnover, b: Turnover): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
