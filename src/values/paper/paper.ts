// Invoices use Helvetica, as the Swiss payment part requires; letters it lacks lose their diacritics, in print
// only.

export type Pdf = PDFKit.PDFDocument;

export type Style = { size?: number; bold?: boolean; colour?: string; align?: 'left' | 'right'; width?: number };

/** Writes one text at a place and answers where the next line begins. */
export function write(pdf: Pdf, text: string, [x, y]: [number, number], style: Style = {}): number {
  const { size = 9, bold = false, colour = INK, align = 'left', width = RIGHT - x } = style;
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  pdf.text(plainLetters(text), x, y, { width, align, lineGap: 1.5 });
  return pdf.y;
}

/** A line across the page, or across the column that begins at `left`. */
export const rule = (pdf: Pdf, y: number, colour = GREY, left = LEFT): void => {
  pdf.moveTo(left, y).lineTo(RIGHT, y).lineWidth(lineWidth).strokeColor(colour).stroke();
};

/** Begins a page when the next part does not fit, with what has to stand at its top. */
export function makeRoom(pdf: Pdf, height: number, head: () => void = () => {}): void {
  if (pdf.y + height <= FOOT) return;
  pdf.addPage();
  pdf.y = TOP;
  head();
}

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

/** Millimetres as PDF points. */
export const mm = (millimeters: number): number => (millimeters / 25.4) * 72;

/** A4 with the margins of a Swiss business letter. */
export const [LEFT, RIGHT, TOP, FOOT] = [mm(22), mm(190), mm(18), mm(279)];

export const [INK, GREY, GREEN] = ['#1c1c1a', '#5f5f5a', '#1f5132'];

export const lineWidth = 0.5;
