/** Why a payment did not happen, as the shop's pages know it. */
export const REASON_CODES = {
  failed: 'CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED',
  cancelled: 'CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT',
} as const;

/** The address of the unpaid page, with the reason. */
export function withError(errorUrl: string, code: string): string {
  const url = new URL(errorUrl);
  url.searchParams.set('error-code', code);
  return url.href;
}
