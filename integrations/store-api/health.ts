import type { APIRoute } from 'astro';
import { troubleOf } from './records/trouble.ts';
import { config, embedded, remotePulse } from './transport.ts';

export const prerender = false;

/** 200 when the database is open and its tables are up to date, or the remote Shopware answers; otherwise 503 with the reason. */
export const GET: APIRoute = async () => {
  try {
    const open = await embedded();
    if (open) await open.store.records.check();
    const reason = open ? null : await remotePulse();
    return reason
      ? notReady(reason)
      : Response.json({ status: 'ready', store: config.STORE_API_ENDPOINT ?? 'embedded' });
  } catch (error) {
    const trouble = troubleOf(error);
    // what the database says may name its address
    return notReady(trouble ? `the database is ${trouble.kind}` : 'the store could not be opened');
  }
};

const notReady = (reason: string) =>
  Response.json({ status: 'not ready', reason }, { status: 503, headers: { 'retry-after': '5' } });
