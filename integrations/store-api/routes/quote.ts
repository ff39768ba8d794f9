import { Hono } from 'hono';
import { searchResult } from '#store/answer.ts';
import { printSheet } from '#store/document/print-sheet.ts';
import { refuse } from '#store/errors.ts';
import { quoteSheetOf } from '#store/quote/quote-sheet.ts';
import { readWish } from '#store/quote/read-wish.ts';
import { requireProfessional } from '#store/quote/require-professional.ts';
import { wireQuote } from '#store/quote/wire-quote.ts';
import { writeQuote } from '#store/quote/write-quote.ts';
import { readQuote, readQuotes } from '#store/records/checkout/quotes.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody } from '#store/request-body.ts';
import { createQuote, downloadQuote, readQuotes as readQuotesCall } from '#store-api/contract/quote.ts';
import { contentDisposition } from '#values/content-disposition.ts';
import { pathId } from './both.ts';
import { onCall } from './on-call.ts';

/** Quotes of professionals: an extension, Shopware sells them beside its core (7.5). */
export function quoteRoutes() {
  const routes = new Hono<StoreEnv>();
  onCall(routes, createQuote, async (c) => c.json(wireQuote(await writeQuote(c, readWish(await readBody(c))))));
  onCall(routes, readQuotesCall, async (c) => {
    const { store, session } = c.var;
    const { customer } = await requireProfessional(store.records.read, session, store.facts);
    const quotes = await readQuotes(store.records.read, customer.id);
    return c.json(searchResult('hof_quote', quotes.map(wireQuote)));
  });
  onCall(routes, downloadQuote, async (c) => {
    const { store, session } = c.var;
    const { customer } = await requireProfessional(store.records.read, session, store.facts);
    const quote = await readQuote(store.records.read, pathId(c, 'id'), customer.id);
    if (!quote) throw refuse(404, 'QUOTE__NOT_FOUND', 'This quote does not exist.');
    const sheet = quoteSheetOf(quote, store.facts);
    return c.body(await printSheet(c, sheet), 200, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', `${sheet.kind}-${quote.number}.pdf`),
    });
  });
  return routes;
}
