/** A product that was looked at, as its page showed it; never its price, which may be another today. */
export interface Seen {
  /** Address of its page, in the language in which it was read. */
  path: string;
  name: string;
  /** Address of a picture; null where its page has a drawing only. */
  picture: string | null;
}

/** As many as fit on the widest shelf, and a reserve for the one that is just open. */
const MOST = 9;

/** The latest first, each once. */
export const withSeen = (list: readonly Seen[], seen: Seen): Seen[] =>
  [seen, ...list.filter(({ path }) => path !== seen.path)].slice(0, MOST);

/** What was kept; whatever is not ours, or leads out of the shop, is left out. */
export function readSeen(kept: string | null): Seen[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isSeen).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isSeen = (one: Partial<Seen> | null): one is Seen =>
  typeof one?.name === 'string' && isOwn(one.path) && (one.picture === null || isOwn(one.picture));

const isOwn = (address: unknown): boolean => typeof address === 'string' && /^\/(?!\/)/.test(address);
