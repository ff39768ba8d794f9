/** Pieces, or why the text is none: nothing there, no number, no whole number, or a number that reads in two ways. */
export type ReadQuantity = number | 'missing' | 'noNumber' | 'notWhole' | 'unclear';

/** A longer cell holds no quantity: it is not read at all. */
const MOST_LETTERS = 80;

/** Most digits that are read; more is no quantity. */
const MOST_DIGITS = 9;

/**
 * How many pieces a cell asks for: `10`, `1’000`, `1 000`, `10.00`, `10,0`, `10 Stk.`, `× 4`. A point or comma before
 * exactly three digits (`1.000`) is a thousand here and one somewhere else, so it is asked back and not guessed.
 */
export function readQuantity(typed: string): ReadQuantity {
  if (typed.length > MOST_LETTERS) return 'noNumber';
  const text = typed.replace(UNIT, '').replace(TIMES, '').replace(GROUP, '').trim();
  if (typed.trim() === '') return 'missing';
  const [, whole = '', , decimals = ''] = /^(\d+)([.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || whole.length > MOST_DIGITS) return 'noNumber';
  const figure = /^\d{1,3}[.,]\d{3}$/.test(text) ? 'unclear' : Number(whole);
  if (figure === 'unclear') return whole === '0' ? 'notWhole' : 'unclear';
  return /^0*$/.test(decimals) ? figure : 'notWhole';
}

/** Words for pieces behind a number. */
const UNIT = /\s*(?:stk|stück|stueck|st|pcs?|pieces?|pce|pièces?|rollen?|ea)\.?\s*$/i;
/** The sign for «times», before or behind. */
const TIMES = /^\s*[x×]\s*|\s*[x×]\s*$/gi;
/** What stands between groups of three digits and means nothing else: apostrophes and blanks of every kind. */
const GROUP = /(?<=\d)['’ʼ`\s\u00A0\u2009\u202F](?=\d{3}(?!\d))/g;
