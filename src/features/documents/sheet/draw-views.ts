import { GREY, INK, lineWidth, mm } from '#values/paper/paper.ts';
import { makeRoom, type Pdf, write } from '#values/paper/pen.ts';
import type { Chapter } from './sheet.ts';

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
export function drawViews(pdf: Pdf, views: Views, [left, width]: [number, number]): void {
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
export const viewsHeight = (views: Views, width: number): number =>
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
