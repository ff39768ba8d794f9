import { type Entry, readEntries } from '#store/bookkeeping/entries.ts';
import { sumTurnover, type TurnoverBy } from '#store/bookkeeping/turnover.ts';
import type { Store } from '#store/store.ts';
import { money } from './order-rows.ts';
import { around, isWithin, type Span } from './rows.ts';

/** What was invoiced in a span of days, less what went back, summed up. */
export async function turnoverRows(store: Store, by: TurnoverBy, span: Span) {
  const { timezone } = store.shopConfig.shop;
  const pages = within(readEntries(store, around(span)), ({ at }) => isWithin(span, at, timezone));
  const sums = await sumTurnover(pages, by, timezone);
  return sums.map(({ key, label, currency, orders, quantity, net, tax, gross }) => {
    return { key, label, orders, pieces: quantity, net: money(net), vat: money(tax), gross: money(gross), currency };
  });
}

async function* within(pages: AsyncIterable<Entry[]>, isMeant: (entry: Entry) => boolean): AsyncGenerator<Entry[]> {
  for await (const page of pages) yield page.filter(isMeant);
}
