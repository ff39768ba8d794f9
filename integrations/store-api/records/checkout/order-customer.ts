import type { Address } from '#store/records/checkout/customers.ts';

/** Who ordered, as it was then. */
export type OrderCustomer = {
  email: string;
  number: string;
  isGuest: boolean;
  /** Whether the address of the account was confirmed then; orders from before this was noted don't say. */
  isConfirmed?: boolean;
  groupId: string;
  salutationId: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  company: string | null;
  vatIds: string[];
};

/** Whether the address may be a stranger's: that of a guest, or of an account that had not confirmed it. */
export const hasTypedAddress = ({ isGuest, isConfirmed }: Pick<OrderCustomer, 'isGuest' | 'isConfirmed'>): boolean =>
  isGuest || isConfirmed === false;

/** Where to, as it was then. */
export type OrderAddress = Address;
