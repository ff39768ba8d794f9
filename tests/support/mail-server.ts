import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it: who it was really for, every byte, and what it says. */
export type ReceivedMail = Email & { recipients: string[]; raw: string };

/** A mail server on a free port of this machine. `answer` may refuse a recipient with a code, or make one wait. */
export async function aMailServer(
  codeFor: (recipient: string) => Promise<number | undefined> | number | undefined = () => undefined,
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: async ({ address }, _session, done) => {
      const code = await codeFor(address);
      done(code ? Object.assign(new Error(`<${address}> refused`), { responseCode: code }) : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const content = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await PostalMime.parse(content)), recipients, raw: content.toString('latin1') });
        done();
      });
    },
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', () => open()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** The address behind the button of a mail whose path is `path`. @throws {Error} when the mail has none */
export function linkIn(mail: Pick<Email, 'text'> | undefined, path: string): URL {
  const urls = [...(mail?.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
  const link = urls.find(({ pathname }) => pathname.endsWith(path));
  if (!link) throw new Error(`The mail leads to ${urls.join(', ') || 'nowhere'}, not to ${path}.`);
  return link;
}
