import { aMailServer, type ReceivedMail } from './mail-server.ts';
import { aQuietStore } from './shopper.ts';

/** A store with a mail server of its own. `mailsTo` lets the post look, and answers what an address got, oldest first. */
export async function aMailingStore(set: Record<string, string> = {}) {
  const server = await aMailServer();
  const store = await aQuietStore({ SMTP_URL: server.url, ...set });
  return {
    ...store,
    server,
    mailsTo: async (address: string): Promise<ReceivedMail[]> => {
      await store.store.outbox.flush();
      return server.received.filter(({ recipients }) => recipients.includes(address));
    },
    close: async () => {
      await store.close();
      await server.close();
    },
  };
}

export type AMailingStore = Awaited<ReturnType<typeof aMailingStore>>;
