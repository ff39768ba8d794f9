import { GREY, INK, lineWidth, mm } from '#values/paper/paper.ts';
import { makeRoom, type Pdf, write } from '#values/paper/pen.ts';
import type { Chapter } from './sheet.ts';

type Views = NonNullable<Chapter['views']>;

/** Room between two views, in points. */
const GAP = mm(6);

/** Views beside each other, all at one scale, with their dimensions; the product page draws the same paths. */
export function drawViews(pdf: Pdf, views: Views, [left, width]: [number, number]): void {
  const boxes = views.map(({ view }) => boxOf(view.viewBox));
  const each = (width - GAP * (views.length - 1)) / views.length;
  const scale = each / Math.max(...boxes.map((box) => box.width));
  const height = Math.max(...boxes.map((box) => box.height)) * scale;
  makeRoom(pdf, height + mm(8));
  const top = pdf.y;
  for (const [index, { view, label }] of views.entries()) {
    const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0 };
    // feet on one line
    const at = { x: left + index * (each + GAP), y: top + height - box.height * scale };
    pdf.save().translate(at.x, at.y).scale(scale).translate(-box.x, -box.y);
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
    pdf.restore();
    const place = (x: number, y: number): [number, number] => [
      at.x + (x - box.x) * scale,
      at.y + (y - box.y) * scale - mm(3),
    ];
    const [x, y] = place(view.across.x, view.across.y);
    write(pdf, String(view.across.mm), [x - mm(8), y], { size: 8, colour: DIMENSION, width: mm(16), align: 'left' });
    write(pdf, String(view.upright.mm), place(view.upright.x, view.upright.y), { size: 8, colour: DIMENSION });
    write(pdf, label, [at.x, top + height + mm(1)], { size: 8, colour: GREY, width: each });
  }
  pdf.y = top + height + mm(8);
}

/** The ember of dimensions, as on the product page. */
const DIMENSION = '#a3431c';

function boxOf(viewBox: string): { x: number; y: number; width: number; height: number } {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { x, y, width, height };
}
