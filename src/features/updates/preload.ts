/** Most pages preloaded at once, each with its payload and its files. */
const MOST_AT_ONCE = 4;

/** The Network Information API, where the browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No preloading with `Save-Data` or on slow connections. */
export const mayPreload = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && effectiveType !== 'slow-2g' && effectiveType !== '2g';

/** Which addresses are files (`builds/meta/{id}.json`): only these have a payload. */
export interface BuildMeta {
  id: string;
  prerendered: string[];
}

/** Runs work once per address, a few at a time, in order. */
export function createLane(work: (address: string) => Promise<void>, most = MOST_AT_ONCE): (address: string) => void {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let underWay = 0;

  function next(): void {
    const address = underWay < most ? waiting.shift() : undefined;
    if (address === undefined) return;
    underWay += 1;
    work(address).finally(() => {
      underWay -= 1;
      next();
    });
  }

  return (address) => {
    if (seen.has(address)) return;
    seen.add(address);
    waiting.push(address);
    next();
  };
}
