import { pressOnce } from '#features/account/press-once.client.ts';
import { forgetDraft } from '../draft.store.ts';

/* A guest has everything forgotten: also what this tab keeps of a next order that was begun. */
for (const form of document.querySelectorAll('[data-forget-guest]')) form.addEventListener('submit', forgetDraft);
pressOnce();

// the way back to a page of that guest shows what the store still knows of it
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
