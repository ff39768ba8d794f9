import { newToken, tokenHash } from '#store/id.ts';
import type { CustomerRow } from '#store/records/checkout/customers.ts';

/** What is mailed to show that somebody reads there, and what a customer's row keeps of it. */
export type Proof = {
  token: string;
  kept: Pick<CustomerRow, 'optInTokenHash' | 'optInSentAt' | 'optInConfirmedAt'>;
};

export function newProof(now: Date): Proof {
  const token = newToken();
  return {
    token,
    kept: { optInTokenHash: tokenHash(token), optInSentAt: now.toISOString(), optInConfirmedAt: null },
  };
}

/**
 * Whether the address is known to be the customer's: an account whose address was confirmed by a mailed link. Any other
 * may be a stranger's, and what is sent there is limited.
 */
export const hasProvenAddress = ({ isGuest, optInConfirmedAt }: Whose): boolean =>
  !isGuest && optInConfirmedAt !== null;

/** Whether nobody logs in before a link is used. */
export const waitsForProof = ({ mustConfirm, optInConfirmedAt }: Waiting): boolean =>
  mustConfirm && optInConfirmedAt === null;

type Whose = Pick<CustomerRow, 'isGuest' | 'optInConfirmedAt'>;
type Waiting = Pick<CustomerRow, 'mustConfirm' | 'optInConfirmedAt'>;
