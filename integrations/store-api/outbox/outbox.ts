import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Attachment, Correspondent, MailMessage } from '#store/records/mail/mails.ts';
import { type ClaimedMail, claimMails, noteFailure, noteSent, readAttachments } from '#store/records/mail/mails.ts';
import type { Store } from '#store/store.ts';

/** Sends the mails of the `mail` table. Several processes may share a table. */
export type Outbox = {
  /** Sends everything that is due; resolves when nothing is left for now. Never rejects. */
  flush: () => Promise<void>;
  /** Waits for the mails being sent, and takes no more. */
  stop: () => Promise<void>;
};

/** How often the table is read for mails queued by another process or due again, in ms. */
const POLL_MS = 5_000;

/** How long a claim holds, in ms; then another process may send the mail. Longer than the mail server may take. */
const CLAIM_MS = 5 * 60_000;

/** Mails claimed in one go; the transport decides how many of them are sent at once. */
const BATCH = 10;

export function openOutbox(store: Omit<Store, 'outbox'>): Outbox {
  const transport = mailTransportOf(store);
  let running: Promise<void> | undefined;
  let again = false;
  let isStopping = false;

  const run = async () => {
    try {
      while (again && !isStopping) {
        again = false;
        // another batch may follow
        if ((await sendBatch(store, transport)) > 0) again = true;
      }
    } catch (error) {
      log({ reason: nameOf(error) });
    } finally {
      running = undefined; // before the promise settles: a `flush` from now on starts another run
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
  const heldUntil = new Date(now.getTime() + CLAIM_MS);
  const mails = await store.records.transaction((tx) => claimMails(tx, { now, heldUntil, limit: BATCH }));
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

/** A mail with everything that the mail server needs. `id` stays the same however often it is tried. */
type OutgoingMail = { id: string; name: string; message: MailMessage; attachments: Attachment[] };

/** Brings mails out of the house. */
type MailTransport = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

/** Longest wait for the mail server, in ms. */
const PATIENCE_MS = 20_000;

/** Over SMTP when the shop has a mail server, else as files that any mail program opens: `DATA_DIR/outbox/<name>-<id>.eml`. */
export function mailTransportOf(store: Pick<Store, 'config' | 'shopConfig'>): MailTransport {
  const { config } = store;
  let opened: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    const transport = config.SMTP_URL
      ? createTransport({ url: config.SMTP_URL, pool: true, maxConnections: 3, ...patience })
      : createTransport({ streamTransport: true, buffer: true });
    return transport as unknown as Transporter;
  };
  return {
    send: async (outgoing) => {
      const { shopConfig } = store; // as it was published last
      opened ??= open();
      const transport = await opened;
      const sent = await transport.sendMail(
        messageOf(outgoing, sender(config.MAIL_FROM, shopConfig), shopConfig.shop.mailFrom.replyTo),
      );
      if (!config.SMTP_URL) await keep(join(config.DATA_DIR, 'outbox'), fileName(outgoing), sent.message as Buffer);
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** MAIL_FROM may be “Name <address>” or an address alone. */
function sender(mailFrom: string | undefined, { shop }: Store['shopConfig']): string | Correspondent {
  return mailFrom ?? { name: shop.mailFrom.name, address: shop.mailFrom.address };
}

/** A mail server that is asked twice, because an answer was lost, sees the same Message-ID. */
function messageOf(
  { id, message, attachments }: OutgoingMail,
  from: string | Correspondent,
  replyTo: string,
): SendMailOptions {
  const domain = (typeof from === 'string' ? from : from.address).match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: message.to,
    replyTo: message.replyTo ?? replyTo,
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${id}@${domain}>`,
    // no program that is away answers a program
    headers: { 'auto-submitted': 'auto-generated' },
    attachments: attachments.map(({ fileName: filename, mediaType: contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    // content is given here and nowhere else: no path and no address is ever read
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole id: mails of several processes begin alike. */
const fileName = ({ id, name }: OutgoingMail): string => `${name}-${id}.eml`;

/** Half a file is never seen: it is written under another name first. Only the shop's own user may read it. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${file}.part`);
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, join(folder, file));
}

/** Pauses between tries, in minutes: a mail server that is restarted is met soon, one that is down for a day is not lost. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];

const MS_PER_MINUTE = 60_000;

/** How long to wait after so many tries have failed, in ms; null: give up. Pure. */
export function pauseAfter(attempts: number): number | null {
  const minutes = PAUSES[attempts - 1];
  return minutes === undefined ? null : minutes * MS_PER_MINUTE;
}
