import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Attachment, Correspondent, MailMessage } from '#store/records/mail/mail-message.ts';
import type { Store } from '#store/store.ts';

/** A mail with everything that the mail server needs. `id` stays the same however often it is tried. */
export type OutgoingMail = { id: string; name: string; message: MailMessage; attachments: Attachment[] };

/** Brings mails out of the house. */
export type MailTransport = { send: (parcel: OutgoingMail) => Promise<void>; close: () => void };

/** Longest wait for the mail server, in ms. */
const PATIENCE_MS = 20_000;

/** Over SMTP when the shop has a mail server, else as files that any mail program opens: `DATA_DIR/outbox/<name>-<id>.eml`. */
export function mailTransportOf({ config, shopConfig }: Pick<Store, 'config' | 'shopConfig'>): MailTransport {
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
    send: async (parcel) => {
      opened ??= open();
      const transport = await opened;
      const sent = await transport.sendMail(
        messageOf(parcel, sender(config.MAIL_FROM, shopConfig), shopConfig.shop.mailFrom.replyTo),
      );
      if (!config.SMTP_URL) await keep(join(config.DATA_DIR, 'outbox'), fileName(parcel), sent.message as Buffer);
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** MAIL_FROM may be «Name <address>» or an address alone. */
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
