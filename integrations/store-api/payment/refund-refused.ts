/** A provider's clear no to a refund: nothing was paid back, and asking again would not help. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}
