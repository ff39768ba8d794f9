import type { Salutation } from '#store-api/contract/shop.ts';

/** The neutral form of address, which stands for no answer; empty where the store has none. */
export const neutralSalutation = (salutations: readonly Salutation[]): string =>
  salutations.find(({ salutationKey }) => salutationKey === 'not_specified')?.id ?? '';
