import { type Body, frontView, partsOf } from '#features/catalog/drawing/front-view.ts';
import { topView } from '#features/catalog/drawing/top-view.ts';
import type { Particulars } from '#features/catalog/particulars.ts';
import type { Product } from '#store-api/contract/product.ts';

/** Outer size in whole millimetres. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

/** Null where the store does not know all three: a download has no size. */
export function sizeOf({ width, length, height }: Pick<Product, 'width' | 'length' | 'height'>): Size | null {
  if (!width || !length || !height) return null;
  return { width: Math.round(width), depth: Math.round(length), height: Math.round(height) };
}

/** One view with its two dimensions, ready for an SVG. */
export interface View {
  viewBox: string;
  outline: string;
  dimensions: string;
  /** Figures beside the dimensions: across below, upright at the right. */
  across: { x: number; y: number; mm: number };
  upright: { x: number; y: number; mm: number };
  /** The ground a front stands on; a view from above has none. */
  ground: string;
}

/** Largest extent in units of the drawing. */
const LARGEST = 300;

/** Front and view from above, both at one scale. */
export function viewsOf({ width, depth, height }: Size, { family, containers }: Particulars) {
  const scale = LARGEST / Math.max(width, depth, height);
  const count = containers.reduce((sum, each) => sum + each.count, 0);
  const parts = count || partsOf(family, width, height);
  const [w, d, h] = [width * scale, depth * scale, height * scale];
  const body: Body = { family, width: w, height: h, parts };
  return {
    front: view(w, h, frontView(body), { across: width, upright: height }, true),
    top: view(w, d, topView({ ...body, height: d }), { across: width, upright: depth }, false),
  };
}

function view(w: number, h: number, outline: string, mm: { across: number; upright: number }, stands: boolean): View {
  const [right, below] = [n(w + 24), n(h + 26)];
  return {
    viewBox: `-20 -8 ${LARGEST + 100} ${Math.ceil(h) + 62}`,
    outline,
    dimensions: `M0 ${below - 7}v14M0 ${below}h${n(w)}M${n(w)} ${below - 7}v14M${right - 7} 0h14M${right} 0v${n(h)}M${right - 7} ${n(h)}h14`,
    across: { x: n(w / 2), y: below + 22, mm: mm.across },
    upright: { x: right + 12, y: n(h / 2 + 4), mm: mm.upright },
    ground: stands ? `M-20 ${n(h)}h${n(w + 40)}` : '',
  };
}

const n = (value: number): number => Math.round(value * 10) / 10;
