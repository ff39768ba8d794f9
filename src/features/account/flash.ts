/*
 * What has just worked is told by the page that comes next: its address names the sentence (`?said=saved`). Only these
 * sentences can be said, so that nobody makes the shop say something by a link.
 */
const SENTENCES = {
  registered: 'registerSuccess',
  'registered-without-code': 'registerWithoutCode',
  converted: 'registerSuccess',
  'converted-waiting': 'guestConvertWaiting',
  confirmed: 'registerConfirmed',
  'logged-out': 'logoutDone',
  'guest-forgotten': 'guestResetDone',
  expired: 'loginNeeded',
  deleted: 'deleteDone',
  'new-password': 'resetDone',
  'profile-saved': 'profileSaved',
  'email-changed': 'emailChanged',
  'password-changed': 'changePasswordDone',
  'language-changed': 'languageSaved',
  'address-saved': 'addressSaved',
  'address-default': 'addressDefaultSaved',
  'address-deleted': 'addressDeleted',
  'payment-saved': 'paymentSaved',
  'list-made': 'listMade',
  'list-saved': 'listSaved',
  'list-deleted': 'listDeleted',
  'order-cancelled': 'orderCancelledDone',
  'quote-made': 'quoteMade',
  'project-saved': 'projectSaved',
  'project-deleted': 'projectDeleted',
  applied: 'applied',
} as const;

export type Saying = keyof typeof SENTENCES;

/** The address of a page that says something: `saying('/account', 'registered')`. */
export const saying = (path: string, what: Saying): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ said: what })}`;

/** The key of `account` for what this address says, `undefined` when it says nothing. */
export const flashIn = (url: URL): (typeof SENTENCES)[Saying] | undefined => {
  const what = url.searchParams.get('said') ?? '';
  return Object.hasOwn(SENTENCES, what) ? SENTENCES[what as Saying] : undefined;
};
