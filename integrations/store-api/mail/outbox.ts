import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '#store/store.ts';
import type { Mail } from './order-mail.ts';

/** Longest wait for the mail server, in ms. */
const PATIENCE_MS = 20_000;

/**
 * Puts a mail on its way: over SMTP when the shop has a mail server, else (or when that fails) as a file that any mail
 * program opens, `DATA_DIR/outbox/<name>.eml`. `name` has to be unique.
 */
export async function sendMail({ config, facts }: Store, name: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const { name: sender, address, replyTo } = facts.shop.mailFrom;
  const message = { from: config.MAIL_FROM ?? { name: sender, address }, replyTo, ...mail };
  if (config.SMTP_URL) {
    try {
      const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
      await createTransport({ url: config.SMTP_URL, ...patience }).sendMail(message);
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(JSON.stringify({ level: 'error', at: 'mail', name, reason }));
    }
  }
  const letter = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  await keep(join(config.DATA_DIR, 'outbox'), `${name}.eml`, letter.message as Buffer);
}

/** Half a file is never seen: it is written under another name first. Only the shop's own user may read it. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${file}.part`);
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, join(folder, file));
}
