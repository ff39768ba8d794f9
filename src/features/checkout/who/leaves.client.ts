import { flash } from '#features/account/tabs.client.ts';

// after a logout or the deletion of a guest or account, the checkout draft of this tab is deleted
if (['logged-out', 'guest-forgotten', 'deleted'].includes(flash))
  import('../draft.store.ts').then(({ forgetDraft }) => forgetDraft());
