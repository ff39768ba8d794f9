/** Most pages on their way at once, each with its payload and its files. */
const MOST_AT_ONCE = 4;

/** What the browser says of its connection, where it says it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever saves data, or waits long for each page, is not sent more than they asked for. */
export const mayPreload = ({ saveData, effectiveType }: Connection = {}): boolean =>
  !saveData && effectiveType !== 'slow-2g' && effectiveType !== '2g';

/** Which addresses are files (`builds/meta/{id}.json`): only these have a payload. */
export interface BuildMeta {
  id: string;
  prerendered: string[];
}

/** Does work for each address once, a few at a time; the others wait in their order. */
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
