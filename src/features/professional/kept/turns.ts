/** One work after the other where they have the same key; others don't wait. A work that fails lets the next one begin. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();

  return function inTurn<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = (last.get(key) ?? Promise.resolve()).catch(() => {}).then(work);
    last.set(key, turn);
    const over = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(over, over);
    return turn;
  };
}
