/**
 * A text as search compares it: small letters a–z and digits, one space between words.
 * `Dörr-Gerät`, `doerr geraet` and `DORR GERAT` fold to the same, and so do `ss` and the German sharp s.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** A name as it sorts: folded, and with numbers filled up, so that 2 comes before 10. */
export const sortable = (name: string): string => fold(name).replace(/\d+/g, (digits) => digits.padStart(6, '0'));
