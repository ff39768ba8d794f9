import type { APIRoute } from 'astro';
import { config, embedded } from './transport.ts';

export const prerender = false;

/** 200 when the database is open and its tables are up to date, otherwise 503 with the reason. */
export const GET: APIRoute = async () => {
  try {
    const open = await embedded();
    if (open) await open.store.records.read.run('select 1');
    return Response.json({ status: 'ready', store: open ? 'embedded' : config.STORE_API_ENDPOINT });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return Response.json({ status: 'not ready', reason }, { status: 503, headers: { 'retry-after': '5' } });
  }
};
