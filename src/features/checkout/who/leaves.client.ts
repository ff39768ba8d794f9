import { flash } from '#features/account/tabs.client.ts';

// who has just logged out, was forgotten as a guest, or closed the account leaves nothing of what was typed at the checkout in this tab
if (['logged-out', 'guest-forgotten', 'deleted'].includes(flash))
  import('../draft.store.ts').then(({ forgetDraft }) => forgetDraft());
