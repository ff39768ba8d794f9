import { type Maintenance, readMaintenance } from './maintenance/maintenance.ts';
import { ContentMistake } from './open-store.ts';
import { troubleOf } from './records/trouble.ts';
import { config, embedded, remotePulse } from './transport.ts';

/** Whether the shop can sell; `reason` says why not, of a mistake in content the file, the field and what was expected. */
export interface HealthReport {
  status: 'ready' | 'not ready';
  reason?: string;
  store?: 'remote' | 'embedded';
  /** Set while the owner has closed the shop. */
  maintenance?: Maintenance;
}

/** 200 when the database is open and its tables are up to date, or the remote Shopware answers; 503 otherwise. */
export async function checkHealth(): Promise<{ status: 200 | 503; report: HealthReport }> {
  try {
    const open = await embedded();
    if (open) await open.store.records.check();
    const reason = open ? null : await remotePulse();
    if (reason) return notReady(reason);
    const maintenance = open ? await readMaintenance(open.store.records.read) : null;
    const store = config.STORE_API_ENDPOINT ? 'remote' : 'embedded';
    return { status: 200, report: { status: 'ready', store, ...(maintenance && { maintenance }) } };
  } catch (error) {
    if (error instanceof ContentMistake) return notReady(error.message);
    const trouble = troubleOf(error);
    // what the database says may name its address
    return notReady(trouble ? `the database is ${trouble.kind}` : 'the store could not be opened');
  }
}

const notReady = (reason: string) => ({ status: 503, report: { status: 'not ready', reason } }) as const;
