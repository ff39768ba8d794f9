import type { APIRoute } from 'astro';
import { config, embedded, remotePulse } from './transport.ts';

export const prerender = false;

/** 200 when the database is open and its tables are up to date, or the remote Shopware answers; otherwise 503 with the reason. */
export const GET: APIRoute = async () => {
  try {
    const open = await embedded();
    if (open) await open.store.records.read.run('select 1');
    const reason = open ? null : await remotePulse();
    return reason
      ? notReady(reason)
      : Response.json({ status: 'ready', store: config.STORE_API_ENDPOINT ?? 'embedded' });
  } catch (error) {
    return notReady(error instanceof Error ? error.message : String(error));
  }
};

const notReady = (reason: string) =>
  Response.json({ status: 'not ready', reason }, { status: 503, headers: { 'retry-after': '5' } });
