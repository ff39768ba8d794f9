import type { Address } from '#store/account/address.ts';

/** Who ordered, as it was then. */
export type OrderCustomer = {
  email: string;
  number: string;
  isGuest: boolean;
  groupId: string;
  salutationId: string | null;
  title: string | null;
  firstName: string;
  lastName: string;
  company: string | null;
  vatIds: string[];
};

/** Where to, as it was then. */
export type OrderAddress = Address;
