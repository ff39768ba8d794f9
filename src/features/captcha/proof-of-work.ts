/** So many are tried before the page may draw again. */
const AT_ONCE = 500;

/** What is to be found: the number whose SHA-256 behind the salt is the challenge. */
export type Puzzle = { salt: string; challenge: string; maxNumber: number };

/** Tries one number after the other. Null when none fits, which only a made-up puzzle does. `digest`: SHA-256 of a text, in hex. */
export async function solve(
  { salt, challenge, maxNumber }: Puzzle,
  digest: (text: string) => Promise<string>,
): Promise<number | null> {
  for (let from = 0; from <= maxNumber; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, maxNumber + 1 - from) }, (_, at) => from + at);
    const hashes = await Promise.all(numbers.map((number) => digest(`${salt}${number}`)));
    const at = hashes.indexOf(challenge);
    if (at >= 0) return from + at;
  }
  return null;
}
