import type { Pool, PoolClient } from 'pg';

/** How soon a lost connection is opened anew, ms. */
const LISTEN_AGAIN_MS = 500;

/** Listens on a connection of the pool as long as there is one. @returns what ends it */
export function listenOn(
  pool: Pool,
  channel: string,
  onMessage: (text: string) => void,
  onOpen: () => void,
): () => void {
  let isOver = false;
  let client: PoolClient | undefined;
  const open = async () => {
    try {
      const opened = await pool.connect();
      if (isOver) return opened.release(true);
      client = opened;
      opened.on('notification', ({ payload = '' }) => onMessage(payload));
      opened.once('end', () => again(opened));
      await opened.query(`listen ${channel}`);
      onOpen();
    } catch {
      again(client);
    }
  };
  const again = (lost: PoolClient | undefined) => {
    if (isOver || lost !== client) return;
    client = undefined;
    lost?.release(true);
    setTimeout(open, LISTEN_AGAIN_MS).unref();
  };
  void open();
  return () => {
    isOver = true;
    client?.release(true);
  };
}
