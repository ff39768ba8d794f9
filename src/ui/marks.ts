/** A piece of a sentence: plain, or marked with a name: `zuzüglich <shipping>Versand</shipping>`. */
export type MarkedPiece = { text: string; mark: string | null };

/** Splits a sentence at its marks, in order; nested marks are text. */
export function markedPieces(sentence: string): MarkedPiece[] {
  const parts = sentence.split(MARK); // text, name, inner, text, name, inner, …
  return parts.flatMap((text, at) => {
    if (at % 3 === 1 || text === '') return [];
    return [{ text, mark: at % 3 === 2 ? (parts[at - 1] ?? null) : null }];
  });
}

const MARK = /<([\w-]+)>(.*?)<\/\1>/;
