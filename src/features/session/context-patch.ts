import type { ContextChange } from '#store-api/contract/context.ts';

/** What can't be chosen without saying which: the sentence for the log, and the words for people in `validation`. */
const NEEDED = {
  shippingMethodId: { key: 'needShippingMethodId', what: 'shipping method' },
  paymentMethodId: { key: 'needPaymentMethodId', what: 'payment method' },
  shippingAddressId: { key: 'needShippingAddressId', what: 'shipping address' },
  billingAddressId: { key: 'needBillingAddressId', what: 'billing address' },
} as const;

/** Something was to be chosen, and nobody said which. `key` is a key of `validation`. */
export class MissingIdError extends Error {
  readonly key: (typeof NEEDED)[keyof typeof NEEDED]['key'];

  constructor({ key, what }: (typeof NEEDED)[keyof typeof NEEDED]) {
    super(`You need to provide ${what} id`);
    this.key = key;
  }
}

/**
 * What of a wish can be sent: a language without an id changes nothing, a currency neither, and that is logged.
 * @throws {MissingIdError} for a method or an address without an id
 */
export function sendable(patch: ContextChange): ContextChange {
  for (const [name, needed] of Object.entries(NEEDED))
    if (name in patch && !patch[name as keyof typeof NEEDED]) throw new MissingIdError(needed);
  if ('currencyId' in patch && !patch.currencyId) console.error('Currency without id, nothing was changed.');
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value));
}
