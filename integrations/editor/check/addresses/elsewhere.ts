import pLimit from 'p-limit';
import type { Content } from '#editor/check/content.ts';
import { placesIn } from '#editor/check/content.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';

/** Whether somebody answers at an address; throws where nobody has the name. */
export type Fetch = (address: string, init: RequestInit) => Promise<{ status: number }>;

const AT_ONCE = 8;
const PATIENCE_MS = 10_000;
/** What says that nothing is there; a server that is down or wants no robots may be back tomorrow. */
const GONE = [404, 410];

/** Addresses of others that nobody answers any more. Asks each once, so it needs a connection and some seconds. */
export async function deadAddresses({ files }: Content, fetchAddress: Fetch = fetch): Promise<Finding[]> {
  const written = files.flatMap(({ file, value }) =>
    placesIn(value).flatMap(({ field, value: text }) =>
      typeof text !== 'string'
        ? []
        : [...text.matchAll(/https?:\/\/[^\s)\]"'<>|]+/g)].map(([address]) => ({ file, field, address })),
    ),
  );
  const limit = pLimit(AT_ONCE);
  const addresses = [...new Set(written.map(({ address }) => address))].filter((address) => !isReserved(address));
  const reasons = await Promise.all(addresses.map((address) => limit(() => whatIsWrong(address, fetchAddress))));
  const wrong = new Map(addresses.map((address, index) => [address, reasons[index]]));
  return written.flatMap(({ file, field, address }) => {
    const reason = wrong.get(address);
    return reason ? [{ file, field, actual: address, expected: `an address that somebody answers (${reason})` }] : [];
  });
}

/** Names that nobody can have (RFC 2606). */
const isReserved = (address: string): boolean =>
  !URL.canParse(address) || /(^|\.)(example|test|invalid|localhost)$/.test(new URL(address).hostname);

async function whatIsWrong(address: string, fetchAddress: Fetch): Promise<string | undefined> {
  const request = (method: string) => fetchAddress(address, { method, signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const { status } = await request('HEAD');
    // some answer only those who want the page
    const last = status >= 400 ? (await request('GET')).status : status;
    return GONE.includes(last) ? `it says ${last}` : undefined;
  } catch (error) {
    const { code } = Object((error as Error).cause);
    return code === 'ENOTFOUND' ? 'nobody has that name' : undefined;
  }
}
