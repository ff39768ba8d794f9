import { showCount } from '#ui/count-badge.client.ts';
import { storedWishlist } from './stored-wishlist.store.ts';

/*
 * The hearts on cards and product pages, and the number in the header. They show at once what the browser knows; the
 * code that speaks to the store comes with the first press. A press marks the heart as busy (`late.client.ts`), here
 * or before this script was there.
 */
const onTheirWay = new Set<HTMLElement>();

show();
keepReadable();
storedWishlist.listen(show);
document.addEventListener('click', takeUp);
takeUp();
// more goods, or others, come into a list without a new page
const main = document.querySelector('main');
if (main) new MutationObserver(show).observe(main, { childList: true, subtree: true });
// somebody has logged in or out since the list was last read: what was noted before goes into the account
if (storedWishlist.isStale())
  import('./wishlist.store.ts').then(({ wishlist }) => wishlist.load()).catch(console.error);

function show(): void {
  const ids = new Set(storedWishlist.get());
  for (const heart of hearts()) heart.ariaPressed = String(ids.has(heart.dataset.like ?? ''));
  showCount('wishlist', ids.size);
}

function takeUp(): void {
  for (const heart of hearts())
    if (heart.ariaBusy === 'true' && !onTheirWay.has(heart)) toggle(heart, heart.ariaPressed !== 'true');
}

async function toggle(heart: HTMLElement, isAdded: boolean): Promise<void> {
  const id = heart.dataset.like ?? '';
  onTheirWay.add(heart);
  heart.ariaPressed = String(isAdded);
  if (isAdded) storedWishlist.note(id);
  try {
    const { wishlist } = await import('./wishlist.store.ts');
    await (isAdded ? wishlist.add(id) : wishlist.remove(id));
  } catch (error) {
    console.error('The wishlist could not be changed.', error);
    const isKept = storedWishlist.get().includes(id) === isAdded;
    if (!isKept) await (await import('./show-error.client.ts')).showError();
  } finally {
    onTheirWay.delete(heart);
    heart.ariaBusy = null;
    show();
    keepReadable();
  }
}

/** Without a connection, too; nobody who has noted nothing loads anything for it. */
function keepReadable(): void {
  if (!import.meta.env.HAS_WORKER || !('serviceWorker' in navigator) || storedWishlist.get().length === 0) return;
  import('./keep-readable.client.ts').then((work) => work.keepReadable()).catch(console.error);
}

function hearts(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-like]');
}
