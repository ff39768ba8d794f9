import type { SwissQRBill } from 'swissqrbill/pdf';
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
export default function drawInvoice(sheet: Sheet): Promise<Buffer> {
  return drawSheets(sheet, []);
}

/** Draws several sheets into one PDF, each from a page of its own on. */
export async function drawSheets(first: Sheet, others: Sheet[]): Promise<Buffer> {
  // loaded with the first invoice, not at the start
  const [{ default: PDFDocument }, { SwissQRBill }] = await Promise.all([import('pdfkit'), import('swissqrbill/pdf')]);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: first.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: titleOf(first), Author: first.issuer.name, CreationDate: first.issuedAt, ModDate: first.issuedAt },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((end) => pdf.on('data', (part: Buffer) => parts.push(part)).on('end', end));
  drawSheet(pdf, first, SwissQRBill);
  for (const sheet of others) {
    pdf.addPage();
    drawSheet(pdf, sheet, SwissQRBill);
  }
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

const titleOf = ({ kind, number }: Sheet): string => `${kind} ${number}`;

function drawSheet(pdf: Pdf, sheet: Sheet, QRBill: typeof SwissQRBill): void {
  const firstPage = pdf.bufferedPageRange().count - 1;
  pdf.y = 0;
  drawHead(pdf, sheet, titleOf(sheet));
  drawLines(pdf, sheet);
  drawSums(pdf, sheet);
  drawNotes(pdf, sheet);
  if (sheet.bill) {
    if (pdf.y > pdf.page.height - BILL_HEIGHT - mm(4)) pdf.addPage();
    const language = BILL_LANGUAGES.find((code) => sheet.language.toUpperCase().startsWith(code)) ?? 'EN';
    new QRBill(sheet.bill, { language }).attachTo(pdf, 0, pdf.page.height - BILL_HEIGHT);
  }
  numberPages(pdf, sheet, firstPage);
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
function numberPages(pdf: Pdf, { locale, kind, number }: Sheet, firstPage: number): void {
  const count = pdf.bufferedPageRange().count - firstPage;
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(firstPage + page);
    const text = `${kind} ${number}, ${WORDS[locale].documents.page(page + 1, count)}`;
    write(pdf, text, [LEFT, mm(10)], { size: 7.5, colour: GREY });
  }
}
