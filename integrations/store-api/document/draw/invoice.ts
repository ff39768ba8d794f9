import type { Sheet } from '#store/document/sheet.ts';
import { WORDS } from '#store/words/words.ts';
import { GREY, LEFT, makeRoom, mm, type Pdf, write } from '#values/paper/paper.ts';
import { drawHead } from './head.ts';
import { drawLines, drawSums } from './table.ts';

/** Height of the Swiss payment part, at the foot of a page. */
const BILL_HEIGHT = mm(105);

/** Languages of the Swiss QR-bill. */
const BILL_LANGUAGES = ['DE', 'EN', 'FR', 'IT'] as const;

/** Draws an invoice as a PDF of one or more A4 pages. The same sheet gives the same file. Runs in the thread of `values/paper/press.ts`. */
export default async function drawInvoice(sheet: Sheet): Promise<Buffer> {
  // loaded with the first invoice, not at the start
  const [{ default: PDFDocument }, { SwissQRBill }] = await Promise.all([import('pdfkit'), import('swissqrbill/pdf')]);
  const title = `${sheet.kind} ${sheet.number}`;
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
    const language = BILL_LANGUAGES.find((code) => sheet.language.toUpperCase().startsWith(code)) ?? 'EN';
    new SwissQRBill(sheet.bill, { language }).attachTo(pdf, 0, pdf.page.height - BILL_HEIGHT);
  }
  numberPages(pdf, sheet);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

function drawNotes(pdf: Pdf, { locale, notes, issuer, bill }: Sheet): void {
  const { holder, name, iban } = issuer.bank;
  const account = WORDS[locale].documents.account(holder, name, iban);
  const [terms = '', ...rest] = notes;
  const lines = bill ? [terms, account, ...rest] : notes;
  makeRoom(pdf, mm(6) * lines.length);
  pdf.y = lines.reduce((y, line) => write(pdf, line, [LEFT, y]), pdf.y + mm(5));
}

/** On every page, when there are several; beside the shop's name, above all else. */
function numberPages(pdf: Pdf, { locale, kind, number }: Sheet): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const text = `${kind} ${number}, ${WORDS[locale].documents.page(page + 1, count)}`;
    write(pdf, text, [LEFT, mm(10)], { size: 7.5, colour: GREY });
  }
}
