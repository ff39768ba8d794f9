import type { APIRoute } from 'astro';
import { readMaintenance } from './maintenance/maintenance.ts';
import { ContentMistake } from './open-store.ts';
import { troubleOf } from './records/trouble.ts';
import { config, embedded, remotePulse } from './transport.ts';

export const prerender = false;

/**
 * 200 when the database is open and its tables are up to date, or the remote Shopware answers; otherwise 503 with the
 * reason: of a mistake in content the file, the field and what was expected. Says whether the owner has closed the shop.
 */
export const GET: APIRoute = async () => {
  try {
    const open = await embedded();
    if (open) await open.store.records.check();
    const reason = open ? null : await remotePulse();
    if (reason) return notReady(reason);
    const maintenance = open ? await readMaintenance(open.store.records.read) : null;
    const store = config.STORE_API_ENDPOINT ? 'remote' : 'embedded';
    return Response.json({ status: 'ready', store, ...(maintenance && { maintenance }) });
  } catch (error) {
    if (error instanceof ContentMistake) return notReady(error.message);
    const trouble = troubleOf(error);
    // what the database says may name its address
    return notReady(trouble ? `the database is ${trouble.kind}` : 'the store could not be opened');
  }
};

const notReady = (reason: string) =>
  Response.json({ status: 'not ready', reason }, { status: 503, headers: { 'retry-after': '5' } });
