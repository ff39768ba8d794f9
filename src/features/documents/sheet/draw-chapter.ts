import {
  GREEN,
  GREY,
  INK,
  LEFT,
  lineWidth,
  makeRoom,
  mm,
  type Pdf,
  plainLetters,
  RIGHT,
  rule,
  type Style,
  write,
} from '#values/paper/paper.ts';
import type { Chapter } from './chapters.ts';

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

type Views = NonNullable<Chapter['views']>;

/** Room between two views, in points. */
const GAP = mm(6);
/** Room for the name of a view below it. */
const LABEL = mm(8);
/** Largest height of a view. */
const HIGHEST = mm(82);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Views beside each other, all at one scale, with their dimensions; the product page draws the same paths. */
function drawViews(pdf: Pdf, views: Views, [left, width]: [number, number]): void {
  const boxes = views.map(({ view }) => boxOf(view.viewBox));
  const { each, scale, height } = fitted(boxes, width);
  makeRoom(pdf, height + LABEL);
  const top = pdf.y;
  for (const [index, { view, label }] of views.entries()) {
    const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    // feet on one line
    const at = { x: left + index * (each + GAP), y: top + height - box.height * scale };
    // a line of the ground may go on beyond its view
    pdf
      .save()
      .rect(at.x, at.y, box.width * scale, box.height * scale)
      .clip();
    pdf.translate(at.x, at.y).scale(scale).translate(-box.x, -box.y);
    pdf.lineWidth(lineWidth / scale).strokeColor(INK);
    pdf
      .path(view.outline)
      .lineWidth(0.9 / scale)
      .stroke();
    if (view.ground)
      pdf
        .path(view.ground)
        .lineWidth(lineWidth / scale)
        .stroke();
    pdf
      .path(view.dimensions)
      .strokeColor(DIMENSION)
      .lineWidth(lineWidth / scale)
      .stroke();
    if (view.needed)
      pdf
        .path(view.needed.dimension)
        .stroke()
        .path(view.needed.edge)
        .strokeColor(GREY)
        .dash(5, { space: 4 })
        .stroke()
        .undash();
    pdf.restore();
    const place = ({ x, y }: { x: number; y: number }): [number, number] => [
      at.x + (x - box.x) * scale,
      at.y + (y - box.y) * scale,
    ];
    const [x, y] = place(view.across);
    const across = String(view.across.mm);
    pdf.font('Helvetica').fontSize(FIGURE.size);
    write(pdf, across, [x - pdf.widthOfString(across) / 2, y - FIGURE.size / 2], FIGURE);
    const [right, middle] = place(view.upright);
    write(pdf, String(view.upright.mm), [right, middle - FIGURE.size], FIGURE);
    if (view.needed) {
      const [end, halfway] = place(view.needed);
      const needed = String(view.needed.mm);
      write(pdf, needed, [end - pdf.widthOfString(needed), halfway - FIGURE.size], FIGURE);
    }
    write(pdf, label, [at.x, top + height + mm(1)], { size: 8, colour: GREY, width: each });
  }
  pdf.y = top + height + LABEL;
}

/** Room that they take with what is written below, in points. */
const viewsHeight = (views: Views, width: number): number =>
  fitted(
    views.map(({ view }) => boxOf(view.viewBox)),
    width,
  ).height + LABEL;

/** As large as the column and two of them on a page allow. */
function fitted(boxes: readonly Box[], width: number): { each: number; scale: number; height: number } {
  const each = (width - GAP * (boxes.length - 1)) / boxes.length;
  const [widest, highest] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  const scale = Math.min(each / widest, HIGHEST / highest);
  return { each, scale, height: highest * scale };
}

/** The ember of dimensions, as on the product page. */
const DIMENSION = '#a3431c';
const FIGURE = { size: 8, colour: DIMENSION };

function boxOf(viewBox: string): Box {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}
