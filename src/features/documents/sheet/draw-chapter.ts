import { GREEN, GREY, LEFT, mm, RIGHT } from '#values/paper/paper.ts';
import { makeRoom, type Pdf, rule, type Style, write } from '#values/paper/pen.ts';
import { plainLetters } from '#values/paper/plain-letters.ts';
import { drawViews, viewsHeight } from './draw-views.ts';
import type { Chapter } from './sheet.ts';

/** Where text begins beside the heading, and how wide it is. */
const TEXT = LEFT + mm(44);
const WIDTH = RIGHT - TEXT;

/** Heading on the left, what it is about on the right, as on the shop's pages. */
export function drawChapter(pdf: Pdf, { title, text, bullets, steps, views, rows, onNewPage }: Chapter): void {
  if (onNewPage) pdf.addPage({ size: 'A4', margin: 0 });
  const top = onNewPage ? mm(20) : pdf.y + mm(8);
  pdf.y = top;
  // a heading stays with what it stands above
  makeRoom(pdf, views?.length ? viewsHeight(views, WIDTH) : mm(22));
  const y = pdf.y;
  write(pdf, title, [LEFT, y], { size: 11, bold: true, width: mm(40) });
  pdf.y = y;
  for (const one of text ?? []) paragraph(pdf, one);
  for (const one of bullets ?? []) paragraph(pdf, one, '–');
  for (const [index, one] of (steps ?? []).entries()) paragraph(pdf, one, String(index + 1));
  if (views?.length) drawViews(pdf, views, [TEXT, WIDTH]);
  for (const { name, value } of rows ?? []) row(pdf, name, value);
}

/** A mark (the number of a step) stands in front, the text beside it. */
function paragraph(pdf: Pdf, text: string, mark?: string): void {
  const inset = mark ? mm(6) : 0;
  makeRoom(pdf, heightOf(pdf, text, WIDTH - inset) + mm(2));
  const { y } = pdf;
  if (mark) write(pdf, mark, [TEXT, y], { ...BODY, bold: true, colour: GREEN });
  pdf.y = write(pdf, text, [TEXT + inset, y], { ...BODY, width: WIDTH - inset }) + mm(2);
}

function row(pdf: Pdf, name: string, value: string): void {
  const half = WIDTH / 2;
  makeRoom(pdf, Math.max(heightOf(pdf, name, half - mm(3)), heightOf(pdf, value, half)) + mm(3));
  const y = pdf.y + mm(1.2);
  const under = write(pdf, name, [TEXT, y], { ...BODY, colour: GREY, width: half - mm(3) });
  const end = Math.max(under, write(pdf, value, [TEXT + half, y], { ...BODY, width: half }));
  rule(pdf, end + mm(0.8), '#d9d9d4', TEXT);
  pdf.y = end + mm(0.8);
}

const BODY: Style = { size: 9.5 };

function heightOf(pdf: Pdf, text: string, width: number): number {
  pdf.font('Helvetica').fontSize(BODY.size ?? 9);
  return pdf.heightOfString(plainLetters(text), { width, lineGap: 1.5 });
}
