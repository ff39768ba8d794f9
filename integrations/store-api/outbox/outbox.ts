import { type ClaimedMail, claimMails, noteFailure, noteSent, readAttachments } from '#store/records/mail/mails.ts';
import type { Store } from '#store/store.ts';
import { type MailTransport, mailTransportOf } from './mail-transport.ts';
import { pauseAfter } from './retry.ts';

/** The post office of one process: carries what the `mail` table holds. Several processes may share a table. */
export type Outbox = {
  /** Carries everything that is due; resolves when nothing is left for now. Never rejects. */
  flush: () => Promise<void>;
  /** Lets the mails in hand finish, and takes no more. */
  stop: () => Promise<void>;
};

/** What was not seen at once (queued by another process, due again) is found this soon, in ms. */
const POLL_MS = 5_000;

/** A mail in hand belongs to this process so long; then it counts as dropped. Longer than the mail server may take. */
const HOLD_MS = 5 * 60_000;

/** Mails taken in one go; the carrier decides how many of them travel at once. */
const HANDFUL = 10;

export function openPost(store: Omit<Store, 'outbox'>): Outbox {
  const transport = mailTransportOf(store);
  let running: Promise<void> | undefined;
  let again = false;
  let isStopping = false;

  const run = async () => {
    try {
      while (again && !isStopping) {
        again = false;
        // a handful may be followed by another
        if ((await sendBatch(store, transport)) > 0) again = true;
      }
    } catch (error) {
      log({ reason: nameOf(error) });
    } finally {
      running = undefined; // at once: a look that is asked for from now on begins another run
    }
  };
  const flush = () => {
    again = true;
    running ??= run();
    return running;
  };
  const timer = setInterval(flush, POLL_MS);
  timer.unref();

  return {
    flush,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** How many mails were taken. */
async function sendBatch(store: Omit<Store, 'outbox'>, transport: MailTransport): Promise<number> {
  const now = store.clock();
  const heldUntil = new Date(now.getTime() + HOLD_MS);
  const mails = await store.records.transaction((tx) => claimMails(tx, { now, heldUntil, limit: HANDFUL }));
  const byAddress = Map.groupBy(mails, ({ message }) => message.to.address);
  const carried = await Promise.allSettled(
    [...byAddress.values()].map(async (ofOne) => {
      // what was written first is read first
      for (const mail of ofOne) await sendOne(store, transport, mail);
    }),
  );
  // the database did not take note: the mail is held until its time is over, and then tried again
  for (const each of carried) if (each.status === 'rejected') log({ reason: nameOf(each.reason) });
  return mails.length;
}

async function sendOne(store: Omit<Store, 'outbox'>, transport: MailTransport, mail: ClaimedMail): Promise<void> {
  const { id, name, message, attempts } = mail;
  try {
    await transport.send({ id, name, message, attachments: await readAttachments(store.records.read, id) });
  } catch (error) {
    const now = store.clock();
    const pause = isRefused(error) ? null : pauseAfter(attempts);
    log({ mail: name, attempts, reason: nameOf(error), ...(pause === null && { givenUp: true }) });
    await store.records.transaction((tx) =>
      noteFailure(tx, id, pause === null ? null : new Date(now.getTime() + pause), now),
    );
    return;
  }
  await store.records.transaction((tx) => noteSent(tx, id, store.clock()));
}

type SmtpError = { code?: string; responseCode?: number };

/** The mail server will never take this recipient: trying again would only annoy it. */
const isRefused = (error: unknown): boolean => {
  const { code, responseCode } = error as SmtpError;
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};

/** What went wrong without its words: they repeat the recipient's address, which no log may hold. */
function nameOf(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  return [code ?? (error instanceof Error ? error.name : 'unknown'), responseCode].filter(Boolean).join(' ');
}

const log = (details: Record<string, unknown>) =>
  console.error(JSON.stringify({ level: 'error', at: 'mail', ...details }));
