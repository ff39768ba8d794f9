import { Hono } from 'hono';
import { printSheet } from '#store/document/download-document.ts';
import { refuse } from '#store/errors.ts';
import { quoteSheetOf, serializeQuote } from '#store/quote/quote-sheet.ts';
import { readQuoteRequest } from '#store/quote/read-quote-request.ts';
import { requireProfessional, writeQuote } from '#store/quote/write-quote.ts';
import { readQuote, readQuotes } from '#store/records/checkout/quotes.ts';
import type { StoreEnv } from '#store/request.ts';
import { readBody, searchResult } from '#store/request.ts';
import { createQuote, downloadQuote, readQuotes as readQuotesCall } from '#store-api/contract/quote.ts';
import { contentDisposition } from '#values/http.ts';
import { onCall } from './on-call.ts';
import { pathId } from './path-part.ts';

/** Quotes of professionals: an extension, Shopware sells them beside its core. */
export function quoteRoutes() {
  const routes = new Hono<StoreEnv>();
  onCall(routes, createQuote, async (c) =>
    c.json(serializeQuote(await writeQuote(c, readQuoteRequest(await readBody(c))))),
  );
  onCall(routes, readQuotesCall, async (c) => {
    const { store, session } = c.var;
    const { customer } = await requireProfessional(store.records.read, session, store.shopConfig);
    const quotes = await readQuotes(store.records.read, customer.id);
    return c.json(searchResult('hof_quote', quotes.map(serializeQuote)));
  });
  onCall(routes, downloadQuote, async (c) => {
    const { store, session } = c.var;
    const { customer } = await requireProfessional(store.records.read, session, store.shopConfig);
    const quote = await readQuote(store.records.read, pathId(c, 'id'), customer.id);
    if (!quote) throw refuse(404, 'QUOTE__NOT_FOUND', 'This quote does not exist.');
    const sheet = quoteSheetOf(quote, store.shopConfig);
    return c.body(await printSheet(c, sheet), 200, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', `${sheet.kind}-${quote.number}.pdf`),
    });
  });
  return routes;
}
