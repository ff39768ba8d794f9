import type { Sheet } from '#store/document/sheet.ts';
import { type DocumentWords, WORDS } from '#store/words/words.ts';
import { GREY, INK, LEFT, makeRoom, mm, type Pdf, plainLetters, rule, type Style, write } from '#values/paper/paper.ts';

/** The goods and discounts; the heading comes again on every page. */
export function drawLines(pdf: Pdf, sheet: Sheet): void {
  drawHeading(pdf, sheet);
  for (const { quantity, name, detail, unitPrice, amount } of sheet.lines) {
    const { width } = COLUMNS.article;
    const heightOf = (text: string, size: number) =>
      pdf.font('Helvetica').fontSize(size).heightOfString(plainLetters(text), { width, lineGap: 1.5 });
    const height = heightOf(name, 9) + (detail ? heightOf(detail, 7.5) : 0);
    makeRoom(pdf, height + mm(4), () => drawHeading(pdf, sheet));
    const y = pdf.y + mm(1.5);
    write(pdf, quantity, [COLUMNS.quantity.x, y], COLUMNS.quantity);
    write(pdf, unitPrice, [COLUMNS.unitPrice.x, y], COLUMNS.unitPrice);
    write(pdf, amount, [COLUMNS.amount.x, y], COLUMNS.amount);
    let end = write(pdf, name, [COLUMNS.article.x, y], COLUMNS.article);
    if (detail) end = write(pdf, detail, [COLUMNS.article.x, end], { ...COLUMNS.article, size: 7.5, colour: GREY });
    rule(pdf, end + mm(1), '#d9d9d4');
    pdf.y = end + mm(1);
  }
}

function drawHeading(pdf: Pdf, { locale, currency, total }: Sheet): void {
  const words = WORDS[locale].documents;
  const { y } = pdf;
  const head = { size: 7.5, colour: GREY };
  write(pdf, words.quantity, [COLUMNS.quantity.x, y], { ...COLUMNS.quantity, ...head });
  write(pdf, words.article, [COLUMNS.article.x, y], { ...COLUMNS.article, ...head });
  if (total !== null) drawPriceHeading(pdf, words, { y, currency });
  rule(pdf, pdf.y + mm(0.5), INK);
  pdf.y += mm(0.5);
}

function drawPriceHeading(pdf: Pdf, words: DocumentWords, { y, currency }: { y: number; currency: string }): void {
  const head = { size: 7.5, colour: GREY };
  write(pdf, `${words.unitPrice} ${currency}`, [COLUMNS.unitPrice.x, y], { ...COLUMNS.unitPrice, ...head });
  write(pdf, `${words.amount} ${currency}`, [COLUMNS.amount.x, y], { ...COLUMNS.amount, ...head });
}

/** Subtotal, shipping, tax, and the total in bold between two lines. */
export function drawSums(pdf: Pdf, { locale, sums, total, taxes }: Sheet): void {
  if (total === null) return;
  makeRoom(pdf, mm(7) * (sums.length + taxes.length + 2));
  const row = ([name, value]: [string, string], style: Style = {}) => {
    const y = pdf.y + mm(1.5);
    write(pdf, value, [COLUMNS.amount.x - mm(15), y], {
      ...style,
      width: COLUMNS.amount.width + mm(15),
      align: 'right',
    });
    pdf.y = write(pdf, name, [COLUMNS.sums.x, y], { ...style, width: COLUMNS.sums.width });
  };
  for (const sum of sums) row(sum);
  pdf.y += mm(1.5);
  rule(pdf, pdf.y, INK);
  row([WORDS[locale].documents.total, total], { bold: true, size: 11 });
  pdf.y += mm(0.5);
  rule(pdf, pdf.y, INK);
  for (const tax of taxes) row(tax, { size: 8, colour: GREY });
}

/** Where the columns of the table stand, and how wide they are. */
const COLUMNS = {
  quantity: { x: LEFT, width: mm(14) },
  article: { x: LEFT + mm(16), width: mm(92) },
  unitPrice: { x: LEFT + mm(110), width: mm(28), align: 'right' },
  amount: { x: LEFT + mm(140), width: mm(28), align: 'right' },
  sums: { x: LEFT + mm(16), width: mm(105) },
} as const;
