import { AsyncLocalStorage } from 'node:async_hooks';

const works = new AsyncLocalStorage<() => void>();

/** Begins work that is somebody's, and everything that comes of it: `goOn` hears when it goes on after a wait. */
export function begin<Result>(goOn: () => void, work: () => Result): Result {
  goOn();
  return works.run(goOn, work);
}

/** Said where work goes on that has waited, so that what it keeps waiting now is told of it (`watchdog.ts`). */
export const goesOn = (): void => works.getStore()?.();
