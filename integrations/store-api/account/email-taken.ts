import type { Violation } from '#store/errors.ts';

/** An account has this address already; guests may use it as often as they like (facts §4.5). */
export const taken = (email: string): Violation => ({
  code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
  pointer: '/email',
  detail: `The email address ${email} is already in use.`,
  parameters: { '{{ email }}': `"${email}"` },
});
