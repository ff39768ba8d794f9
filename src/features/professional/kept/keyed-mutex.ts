/** One work after the other where they have the same key; others don't wait. A work that fails lets the next one begin. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();

  return function runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queued = (last.get(key) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(key, queued);
    const over = () => {
      if (last.get(key) === queued) last.delete(key);
    };
    queued.then(over, over);
    return queued;
  };
}
