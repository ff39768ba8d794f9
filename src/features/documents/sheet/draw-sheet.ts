import { FOOT, GREEN, GREY, LEFT, mm, type Pdf, RIGHT, rule, TOP, write } from '#values/paper/paper.ts';
import type { Sheet } from './chapters.ts';
import { drawChapter } from './draw-chapter.ts';

/** Draws a sheet as a PDF of A4 pages. The same sheet gives the same file, byte by byte. Runs in the thread of `values/paper/press.ts`. */
export default async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  // loaded by the first document that is read
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: sheet.language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${sheet.title}, ${sheet.kind}`,
      Author: sheet.contactLines[0],
      CreationDate: sheet.changedAt,
      ModDate: sheet.changedAt,
    },
  });
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((end) => pdf.on('data', (part: Uint8Array) => parts.push(part)).on('end', end));
  drawTitle(pdf, sheet);
  for (const chapter of sheet.chapters) drawChapter(pdf, chapter);
  drawFeet(pdf, sheet);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}

/** Shop and kind of document on the first line, below the name on a rule. */
function drawTitle(pdf: Pdf, { kind, title, number }: Sheet): void {
  write(pdf, 'Hof & Herd', [LEFT, TOP], { size: 14, bold: true, colour: GREEN });
  write(pdf, `${kind}, ${number}`, [LEFT + mm(68), TOP + 4], { size: 9, colour: GREY, align: 'right', width: mm(100) });
  pdf.y = write(pdf, title, [LEFT, TOP + mm(18)], { size: 24, bold: true }) + mm(2);
  rule(pdf, pdf.y);
}

/** Who answers, and which page this is, on every page. */
function drawFeet(pdf: Pdf, { contactLines, number, pageWords }: Sheet): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    rule(pdf, FOOT + mm(3));
    write(pdf, contactLines.join(' · '), [LEFT, FOOT + mm(5)], { size: 7.5, colour: GREY, width: mm(120) });
    const where = `${number}, ${pageWords.replace('{page}', String(page + 1)).replace('{pages}', String(count))}`;
    write(pdf, where, [RIGHT - mm(45), FOOT + mm(5)], { size: 7.5, colour: GREY, align: 'right', width: mm(45) });
  }
}
