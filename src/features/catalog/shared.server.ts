/** How long an answer that many pages share is kept; a build is asked once, a running shop is a few breaths behind. */
const KEEP_MS = 30_000;

const answers = new Map<string, Promise<unknown>>();

/** The answer kept under this key, asked for by the first who wants it. A failure is not kept. */
export function shared<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  const kept = answers.get(key) as Promise<Answer> | undefined;
  if (kept) return kept;
  const answer = ask();
  answers.set(key, answer);
  answer.then(
    () => setTimeout(forget, KEEP_MS, key).unref(),
    () => forget(key),
  );
  return answer;
}

const forget = (key: string): void => void answers.delete(key);
