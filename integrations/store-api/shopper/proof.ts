import { newToken, tokenHash } from '#store/id.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';

/** What is mailed to show that somebody reads there, and what a customer's row keeps of it. */
export type EmailConfirmation = { token: string; hash: string; kept: Kept };

type Kept = Partial<Pick<CustomerRow, 'optInTokenHash' | 'optInSentAt' | 'proofTokenHash' | 'proofSentAt'>> &
  Pick<CustomerRow, 'addressConfirmedAt'>;

/**
 * A link for an address that nobody has confirmed. Only where nobody may log in before (`isAwaited`) it stands in the columns
 * that releases before this one read so too: an owner may go back to them.
 */
export function newProof(now: Date, { isAwaited }: { isAwaited: boolean }): EmailConfirmation {
  const token = newToken();
  const [hash, at] = [tokenHash(token), now.toISOString()];
  const kept = isAwaited
    ? { optInTokenHash: hash, optInSentAt: at, addressConfirmedAt: null }
    : { proofTokenHash: hash, proofSentAt: at, addressConfirmedAt: null };
  return { token, hash, kept };
}

/** Whether nobody logs in before a link is used. */
export const waitsForProof = ({ optInSentAt, optInConfirmedAt }: Waiting): boolean =>
  optInSentAt !== null && optInConfirmedAt === null;

type Waiting = Pick<CustomerRow, 'optInSentAt' | 'optInConfirmedAt'>;
