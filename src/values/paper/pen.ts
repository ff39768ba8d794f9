// Invoices use Helvetica, as the Swiss payment part requires; letters it lacks lose their diacritics, in print
// only.
import { FOOT, GREY, INK, LEFT, lineWidth, RIGHT, TOP } from './paper.ts';
import { plainLetters } from './plain-letters.ts';

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
