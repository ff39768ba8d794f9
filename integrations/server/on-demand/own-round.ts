let last = Promise.resolve();

/**
 * Resolves in a round of the event loop that is no other caller's. What is drawn begins in a round of its own: however
 * many ask for that at once, whoever asks for a file between them waits for one of them and not for all.
 */
export function ownRound(): Promise<void> {
  last = last.then(() => new Promise((begin) => setImmediate(begin)));
  return last;
}
