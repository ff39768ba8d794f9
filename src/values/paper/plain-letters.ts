/** Letters without a mark that could be taken off, and what is written for them. */
const OTHERS: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', '−': '-' };

/** What the fonts that every PDF reader has can write: Latin 1 and the typographic signs of Windows-1252. */
const WRITABLE = /[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/**
 * A text as a PDF without a font of its own can show it: other letters lose their marks (`Dvořák` → `Dvorák`), what has
 * no likeness becomes a question mark.
 */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC')].map(plain).join('');
}

function plain(letter: string): string {
  if (WRITABLE.test(letter)) return letter;
  if (/\s/.test(letter)) return ' ';
  const bare = OTHERS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare !== '' && [...bare].every((each) => WRITABLE.test(each)) ? bare : '?';
}
