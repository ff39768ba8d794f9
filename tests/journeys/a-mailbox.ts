import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from '#tests/support/journey.ts';

const OUTBOX = path.join(process.env.JOURNEY_DATA ?? '', 'outbox');

/** The newest mail to an address that says this; waits until it has been written. */
export async function mailTo(address: string, about: string | RegExp, outbox = OUTBOX): Promise<Email> {
  let newest: Email | undefined;
  await expect(async () => {
    newest = (await mails(outbox)).findLast(
      ({ to, text = '', subject = '' }) =>
        to?.some((one) => one.address === address) && `${subject}\n${text}`.match(about),
    );
    expect(newest, `a mail to ${address} about ${about}`).toBeDefined();
  }).toPass();
  return newest as Email;
}

/** Where a mail leads, on the shop that the journey goes through: path and query of its link to this page. */
export async function linkIn(mail: Email, page: string): Promise<string> {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((one) => new URL(one).pathname.startsWith(page));
  if (!link) throw new Error(`The mail "${mail.subject}" has no link to ${page}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Everything that lies there, as it was written. */
async function mails(outbox: string): Promise<Email[]> {
  const read = readdirSync(outbox).map((name) => PostalMime.parse(readFileSync(path.join(outbox, name))));
  return (await Promise.all(read)).sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}
