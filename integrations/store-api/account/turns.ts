/** Work of which at most so many are under way at a time; the others wait for their turn, in the order in which they came. */
export function turns(most: number) {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underWay < most) underWay += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // who is next takes the place over
      if (next) next();
      else underWay -= 1;
    }
  };
}
