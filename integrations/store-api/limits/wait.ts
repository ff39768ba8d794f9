/** From this many attempts on, so many seconds have to lie between two of them; steps in order. */
export type Limit = { from: number; seconds: number }[];

/** The limits of the Store API. */
export const LIMITS = {
  /** Passwords, and what stands on a guest's order: people err, and a guess costs little. */
  credentials: [
    { from: 11, seconds: 10 },
    { from: 16, seconds: 30 },
    { from: 21, seconds: 60 },
  ],
  /** Wrong passwords of one visitor for whichever address: a house or a phone network has many people who err. */
  visitors: [
    { from: 31, seconds: 2 },
    { from: 101, seconds: 10 },
    { from: 301, seconds: 30 },
  ],
  /** Whatever sends a mail to an address that somebody typed. */
  mail: [
    { from: 4, seconds: 30 },
    { from: 6, seconds: 60 },
    { from: 11, seconds: 90 },
  ],
  /** Accounts, each with a mail and a hash: a school or a phone network has one address for many people. */
  accounts: [
    { from: 501, seconds: 10 },
    { from: 1001, seconds: 60 },
  ],
  /** Orders that nobody has paid and nobody answers for with an account, each with a mail and a number. */
  orders: [
    { from: 201, seconds: 10 },
    { from: 401, seconds: 60 },
  ],
  /** Orders for one typed address, whoever has them mailed: its owner may order as a guest too, and should not be kept out. */
  address: [
    { from: 21, seconds: 60 },
    { from: 41, seconds: 600 },
  ],
  /** The same for what nobody asks for often: confirmations of accounts, newsletters and notices, copies of letters. */
  letterbox: [
    { from: 6, seconds: 600 },
    { from: 9, seconds: 3600 },
  ],
  /** What is worth a mail once an hour. */
  hourly: [{ from: 2, seconds: 3600 }],
} satisfies Record<string, Limit>;

/** After a day without an attempt counting begins anew. */
const FORGOTTEN_AFTER_S = 24 * 60 * 60;

/** What is known of earlier attempts: how many, and how many seconds ago the last one was. */
export type Earlier = { count: number; secondsAgo: number };

/** How many of the earlier attempts still count. */
export const counting = ({ count, secondsAgo }: Earlier): number => (secondsAgo >= FORGOTTEN_AFTER_S ? 0 : count);

/** Whole seconds until the next attempt is let through; 0: it may come now. Pure. */
export function secondsToWait(limit: Limit, earlier: Earlier): number {
  const attempt = counting(earlier) + 1;
  const step = limit.findLast(({ from }) => attempt >= from);
  // a clock that was set back must lock nobody out for longer than the step
  const passed = Math.max(0, earlier.secondsAgo);
  return step ? Math.max(0, Math.ceil(step.seconds - passed)) : 0;
}

/** Whole seconds until so many attempts are let through at once; the last of them never is where it would have to wait for the others. Pure. */
export function secondsToWaitForAll(limit: Limit, earlier: Earlier, attempts: number): number {
  const first = secondsToWait(limit, earlier);
  const afterOthers = { count: counting(earlier) + attempts - 1, secondsAgo: 0 };
  return Math.max(first, attempts > 1 ? secondsToWait(limit, afterOthers) : 0);
}
