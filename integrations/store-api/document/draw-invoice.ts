import { COLUMNS, FOOT, GREEN, GREY, INK, LEFT, lineWidth, mm, RIGHT, TOP } from './paper.ts';
import { plainLetters } from './plain-letters.ts';
import type { Sheet } from './sheet.ts';

type Pdf = PDFKit.PDFDocument;

/** Height of the Swiss payment part, at the foot of a page. */
const BILL_HEIGHT = mm(105);

/** Draws an invoice as a PDF of one or more A4 pages. The same sheet gives the same file. */
export async function drawInvoice(sheet: Sheet): Promise<Buffer> {
  // loaded by the first invoice: nobody who only shops waits for it
  const [{ default: PDFDocument }, { SwissQRBill }] = await Promise.all([import('pdfkit'), import('swissqrbill/pdf')]);
  const title = `${sheet.words.invoice} ${sheet.number}`;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: sheet.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: sheet.issuer.name, CreationDate: sheet.issuedAt, ModDate: sheet.issuedAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((end) => pdf.on('data', (part: Buffer) => parts.push(part)).on('end', end));

  drawHead(pdf, sheet, title);
  drawLines(pdf, sheet);
  drawSums(pdf, sheet);
  drawNotes(pdf, sheet);
  if (sheet.bill) {
    if (pdf.y > pdf.page.height - BILL_HEIGHT - mm(4)) pdf.addPage();
    const language = { de: 'DE', en: 'EN', fr: 'FR' }[sheet.language.slice(0, 2)] as 'DE' | 'EN' | 'FR';
    new SwissQRBill(sheet.bill, { language }).attachTo(pdf, 0, pdf.page.height - BILL_HEIGHT);
  }
  numberPages(pdf, sheet);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

const FACTS_A_ROW = 4;

type Style = { size?: number; bold?: boolean; colour?: string; align?: 'left' | 'right'; width?: number };

/** Writes one text at a place and answers where the next line begins. */
function write(pdf: Pdf, text: string, [x, y]: [number, number], style: Style = {}): number {
  const { size = 9, bold = false, colour = INK, align = 'left', width = RIGHT - x } = style;
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  pdf.text(plainLetters(text), x, y, { width, align, lineGap: 1.5 });
  return pdf.y;
}

const rule = (pdf: Pdf, y: number, colour = GREY): void => {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(lineWidth).strokeColor(colour).stroke();
};

/** Sender, recipient and the facts of the invoice. */
function drawHead(pdf: Pdf, { issuer, recipient, facts, deliverTo, words }: Sheet, title: string): void {
  write(pdf, 'Hof & Herd', [LEFT, TOP], { size: 20, bold: true, colour: GREEN });
  const sender = [issuer.name, issuer.street, `${issuer.zip} ${issuer.city}`, issuer.phone, issuer.email, issuer.vatId];
  const half = LEFT + mm(110);
  sender.reduce((y, line, index) => write(pdf, line, [half, y], { size: 8.5, bold: index === 0 }), TOP);
  const place = `${issuer.name}, ${issuer.street}, ${issuer.zip} ${issuer.city}`;
  const under = write(pdf, place, [LEFT, mm(50)], { size: 6.5, colour: GREY, width: mm(90) });
  recipient.reduce((y, line) => write(pdf, line, [LEFT, y], { size: 10.5, width: mm(90) }), under + 3);
  if (deliverTo) {
    const first = write(pdf, words.deliverTo, [half, mm(50)], { size: 6.5, colour: GREY });
    deliverTo.reduce((y, line) => write(pdf, line, [half, y], { size: 8.5 }), first + 3);
  }
  const below = write(pdf, title, [LEFT, Math.max(mm(80), pdf.y + mm(8))], { size: 16, bold: true });
  drawFacts(pdf, facts, below + mm(3));
}

/** Four pairs a row: one line for everybody but those with VAT numbers. */
function drawFacts(pdf: Pdf, facts: Sheet['facts'], top: number): void {
  const width = (RIGHT - LEFT) / FACTS_A_ROW;
  let y = top;
  for (let row = 0; row < facts.length; row += FACTS_A_ROW) {
    const ends = facts.slice(row, row + FACTS_A_ROW).map(([name, value], column) => {
      const x = LEFT + column * width;
      const under = write(pdf, name, [x, y], { size: 7.5, colour: GREY, width: width - mm(2) });
      return write(pdf, value, [x, under], { size: 9.5, width: width - mm(2) });
    });
    y = Math.max(...ends) + mm(1.5);
  }
  pdf.y = y + mm(3);
}

/** The goods and discounts; the heading comes again on every page. */
function drawLines(pdf: Pdf, sheet: Sheet): void {
  drawHeading(pdf, sheet);
  for (const { quantity, name, detail, unitPrice, amount } of sheet.lines) {
    const { width } = COLUMNS.article;
    pdf.font('Helvetica').fontSize(9);
    const height = pdf.heightOfString(plainLetters(name), { width, lineGap: 1.5 }) + (detail ? mm(4) : 0);
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

function drawHeading(pdf: Pdf, { words, currency }: Sheet): void {
  const { y } = pdf;
  const head = { size: 7.5, colour: GREY };
  write(pdf, words.quantity, [COLUMNS.quantity.x, y], { ...COLUMNS.quantity, ...head });
  write(pdf, words.article, [COLUMNS.article.x, y], { ...COLUMNS.article, ...head });
  write(pdf, `${words.unitPrice} ${currency}`, [COLUMNS.unitPrice.x, y], { ...COLUMNS.unitPrice, ...head });
  write(pdf, `${words.amount} ${currency}`, [COLUMNS.amount.x, y], { ...COLUMNS.amount, ...head });
  rule(pdf, pdf.y + mm(0.5), INK);
  pdf.y += mm(0.5);
}

/** Subtotal, shipping, tax, and the total in bold between two lines. */
function drawSums(pdf: Pdf, { sums, total, taxes, words }: Sheet): void {
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
  row([words.total, total], { bold: true, size: 11 });
  pdf.y += mm(0.5);
  rule(pdf, pdf.y, INK);
  for (const tax of taxes) row(tax, { size: 8, colour: GREY });
}

function drawNotes(pdf: Pdf, { notes, issuer, words, bill }: Sheet): void {
  const { holder, name, iban } = issuer.bank;
  const account = words.account(holder, name, iban);
  const [terms = '', ...rest] = notes;
  const lines = bill ? [terms, account, ...rest] : notes;
  makeRoom(pdf, mm(6) * lines.length);
  pdf.y = lines.reduce((y, line) => write(pdf, line, [LEFT, y]), pdf.y + mm(5));
}

/** Begins a page when the next part does not fit, with what has to stand at its top. */
function makeRoom(pdf: Pdf, height: number, head: () => void = () => {}): void {
  if (pdf.y + height <= FOOT) return;
  pdf.addPage();
  pdf.y = TOP;
  head();
}

/** On every page, when there are several; beside the shop's name, above all else. */
function numberPages(pdf: Pdf, { words, number }: Sheet): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = `${words.invoice} ${number}, ${words.page(page + 1, count)}`;
    write(pdf, text, [LEFT, mm(10)], { size: 7.5, colour: GREY });
  }
}
