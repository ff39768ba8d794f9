import type { Records } from '#store/records/database.ts';
import { withAnnouncements } from '#store/records/shown-products.ts';
import { troubleOf } from '#store/records/trouble.ts';
import type { ChangeLog } from './change-log.ts';
import { FileLog } from './file-log.ts';
import { PostgresLog } from './postgres-log.ts';

/** The log of a shop: in the database where several processes share one, else in the shop's folder. */
export const openChangeLog = (records: Records, folder: string): ChangeLog =>
  records.listen ? new PostgresLog(records) : new FileLog(folder);

/** These records, whose transactions tell the log which products they have changed. Nobody waits for that, or fails with it. */
export const announcingRecords = (records: Records, changes: ChangeLog): Records =>
  withAnnouncements(records, (productIds) => {
    changes.add(productIds.map((tag) => ({ tag }))).catch((error: unknown) => {
      const reason = troubleOf(error)?.kind ?? 'failed';
      console.error(JSON.stringify({ level: 'error', at: 'changes', reason }));
    });
  });
