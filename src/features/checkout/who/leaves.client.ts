import { said } from '#features/account/tabs.client.ts';

// who has just logged out, or closed the account, leaves nothing of what was typed at the checkout in this tab
if (said === 'logged-out' || said === 'deleted')
  import('#features/checkout/draft.store.ts').then(({ forgetDraft }) => forgetDraft());
