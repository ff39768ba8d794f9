import { Hono } from 'hono';
import * as z from 'zod';
import { changeRole, inviteUser, ROLES, removeUser, userRow } from '#desk/access/users.ts';
import { TURNOVER_BY } from '#store/bookkeeping/turnover.ts';
import { refuse } from '#store/errors.ts';
import { approveProfessional, customerRow, customerSheet, declineProfessional } from '#store/merchant/customers.ts';
import { type ExportKind, exportFile, SOURCES } from '#store/merchant/exports.ts';
import { promotionRows, switchPromotion } from '#store/merchant/promotions.ts';
import { quoteRow } from '#store/merchant/quotes.ts';
import { hideReview, reviewRows, showReview } from '#store/merchant/reviews.ts';
import type { Span } from '#store/merchant/rows.ts';
import { turnoverRows } from '#store/merchant/turnover.ts';
import { erasePerson, readPerson } from '#store/person/person.ts';
import { readLatestQuotes } from '#store/records/checkout/quotes.ts';
import { findCustomers } from '#store/records/cli/customers.ts';
import { readOutbox, retryMail } from '#store/records/desk/outbox.ts';
import { readDeskAudit, readDeskUsers } from '#store/records/desk/users.ts';
import { addDays } from '#store/rules/shipping/shipping.ts';
import { countArticles, countStock, listStock, readCounts } from '#store/stock/stock.ts';
import { readToday } from '#store/today/read-today.ts';
import { csv } from '#values/csv.ts';
import { type DeskEnv, valid } from './env.ts';
import { email, flag, locale, PAGE, reason, shortText, span } from './fields.ts';
import { download, inParts } from './files.ts';

const below = z.union([z.literal(''), z.coerce.number().int().min(0).max(999_999)]).default('');
const EXPORTS = Object.keys(SOURCES) as ExportKind[];

/** What the merchant reads and does beside orders. */
export const shopRoutes = new Hono<DeskEnv>()
  .get('/today', async (c) => c.json({ rows: await readToday(c.var.store, c.var.now) }))
  .get(
    '/stock',
    valid('query', z.object({ search: shortText.default(''), below, page: z.coerce.number().int().min(1).default(1) })),
    async (c) => {
      const { search, below: fewer, page } = c.req.valid('query');
      const words = search.toLowerCase().split(/\s+/).filter(Boolean);
      const matches = (await listStock(c.var.store, fewer === '' ? null : fewer)).filter(({ number, name }) => {
        const text = `${number} ${name}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return c.json({ rows: matches.slice((page - 1) * PAGE, page * PAGE), total: matches.length });
    },
  )
  .get('/stock/export', async (c) => {
    const rows = (await listStock(c.var.store, null)).map(({ number, name, available, isCloseout, waiting }) => {
      return { number, stock: available, name, closeout: isCloseout, waiting };
    });
    return download(inParts(csv(['number', 'stock', 'name', 'closeout', 'waiting'], rows, ';')), 'stock.csv');
  })
  .post('/stock/import', valid('json', z.object({ csv: z.string().max(900_000) })), async (c) => {
    const counts = readCounts(c.req.valid('json').csv);
    return c.json({ rows: await countArticles(c.var.store, counts, c.var.now) });
  })
  .post('/stock/:number', valid('json', z.object({ pieces: z.int().min(0).max(999_999_999) })), async (c) => {
    const quantity = c.req.valid('json').pieces;
    const before = await countStock(c.var.store, { number: c.req.param('number'), quantity }, c.var.now);
    return c.json({ before });
  })
  .get(
    '/customers',
    valid('query', z.object({ search: shortText.default(''), applying: flag, after: z.string().max(50).default('') })),
    async (c) => {
      const { store } = c.var;
      const { search, applying, after } = c.req.valid('query');
      const query = { search: search || null, isApplying: applying, after: after || null, limit: PAGE + 1 };
      const matches = await findCustomers(store.records.read, query);
      const rows = matches.slice(0, PAGE).map((row) => customerRow(row, store.shopConfig));
      return c.json({ rows, next: matches.length > PAGE ? (rows.at(-1)?.number ?? null) : null });
    },
  )
  .get('/customers/:email', async (c) => {
    const { fields, lists } = await customerSheet(c.var.store, c.req.param('email'));
    return c.json({ ...fields, ...lists });
  })
  .post('/customers/:email/approve', async (c) => {
    await approveProfessional(c.var.store, c.req.param('email'), c.var.now);
    return c.json({});
  })
  .post('/customers/:email/decline', valid('json', z.object({ reason })), async (c) => {
    const decision = { email: c.req.param('email'), reason: c.req.valid('json').reason };
    await declineProfessional(c.var.store, decision, c.var.now);
    return c.json({});
  })
  .get('/customers/:email/data', async (c) => {
    const data = await readPerson(c.var.store, c.req.param('email'));
    return download(inParts(`${JSON.stringify(data, null, 2)}\n`), 'person.json');
  })
  .post('/customers/:email/erase', async (c) => c.json(await erasePerson(c.var.store, c.req.param('email'))))
  .get('/reviews', valid('query', z.object({ all: flag })), async (c) =>
    c.json({ rows: await reviewRows(c.var.store, { isWaiting: !c.req.valid('query').all }) }),
  )
  .post('/reviews/:id/approve', async (c) => {
    await showReview(c.var.store, c.req.param('id'));
    return c.json({});
  })
  .post('/reviews/:id/refuse', valid('json', z.object({ reason })), async (c) => {
    await hideReview(c.var.store, c.req.param('id'), c.req.valid('json').reason);
    return c.json({});
  })
  .get('/promotions', async (c) => c.json({ rows: await promotionRows(c.var.store, c.var.now) }))
  .post('/promotions/:key/switch', valid('json', z.object({ to: z.enum(['on', 'off']) })), async (c) => {
    await switchPromotion(c.var.store, c.req.param('key'), c.req.valid('json').to);
    return c.json({});
  })
  .get('/quotes', async (c) => {
    const { store, now } = c.var;
    const quotes = await readLatestQuotes(store.records.read, PAGE);
    return c.json({ rows: quotes.map((quote) => quoteRow(quote, store.shopConfig, now)) });
  })
  .get('/exports/:what', valid('query', z.object({ ...span, separator: z.enum([';', ',']).default(';') })), (c) => {
    const what = EXPORTS.find((each) => each === c.req.param('what'));
    if (!what) throw refuse(404, 'DESK__NOT_FOUND', 'There is no such export.');
    const { separator, ...days } = c.req.valid('query');
    const parts = exportFile(c.var.store, what, within(days, c.var.now), { format: 'csv', separator });
    return download(parts, `${what}.csv`);
  })
  .get('/turnover', valid('query', z.object({ by: z.enum(TURNOVER_BY).default('day'), ...span })), async (c) => {
    const { by, ...days } = c.req.valid('query');
    return c.json({ rows: await turnoverRows(c.var.store, by, within(days, c.var.now)) });
  })
  .get(
    '/mails',
    valid('query', z.object({ state: z.enum(['waiting', 'sent', 'failed']).default('failed') })),
    async (c) => c.json({ rows: await readOutbox(c.var.store.records.read, c.req.valid('query').state, PAGE) }),
  )
  .post('/mails/:id/retry', async (c) => {
    const { store, now } = c.var;
    const isMoved = await store.records.transaction((tx) => retryMail(tx, c.req.param('id'), now));
    if (!isMoved) throw refuse(409, 'DESK__MAIL_NOT_FAILED', 'This mail did not fail.');
    void store.outbox.flush();
    return c.json({});
  })
  .get('/users', async (c) => c.json({ rows: (await readDeskUsers(c.var.store.records.read)).map(userRow) }))
  .post('/users', valid('json', z.object({ email, role: z.enum(ROLES), locale })), async (c) => {
    const { store, now, entered } = c.var;
    await inviteUser(store, c.req.valid('json'), { email: entered.user.email, now });
    return c.json({});
  })
  .post('/users/:email/role', valid('json', z.object({ role: z.enum(ROLES) })), async (c) => {
    const { store, now, entered } = c.var;
    const change = { email: c.req.param('email'), role: c.req.valid('json').role };
    await changeRole(store, change, { email: entered.user.email, now });
    return c.json({});
  })
  .post('/users/:email/remove', async (c) => {
    const { store, now, entered } = c.var;
    await removeUser(store, c.req.param('email'), { email: entered.user.email, now });
    return c.json({});
  })
  .get(
    '/audit',
    valid('query', z.object({ at: z.string().max(30).default(''), id: z.string().max(40).default('') })),
    async (c) => {
      const { at, id } = c.req.valid('query');
      const rows = await readDeskAudit(c.var.store.records.read, at && id ? { at, id } : null, PAGE);
      return c.json({ rows });
    },
  );

/** Days that are asked for, from a year ago where nobody says since when: what lies before is no longer work. */
const within = ({ from, to }: Span, now: Date): Span => ({
  from: from ?? addDays(now.toISOString().slice(0, 10), -366),
  to,
});
