import { sessionChange } from '#features/session/session.store.ts';
import { pressOnce } from './press-once.client.ts';

/*
 * Pages of the account show one person's data: when another tab logs in or out, or the browser brings back an old page,
 * they are drawn anew, and the guard decides who may see them.
 */
sessionChange.listen(() => location.reload());
pressOnce();

const url = new URL(location.href);
/** The message in the URL, read before it is removed below. */
export const flash = url.searchParams.get('said') ?? '';

// a logout that the server did: the cart in the header and the other tabs hear of it
if (['confirmed', 'logged-out', 'guest-forgotten', 'deleted'].includes(flash))
  import('./account.store.ts').then(({ account }) => account.arrived());

// what was told once is not told again by a reload
if (flash) {
  url.searchParams.delete('said');
  history.replaceState(history.state, '', url);
}
