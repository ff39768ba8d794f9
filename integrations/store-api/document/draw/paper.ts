/** Millimetres as PDF points. */
export const mm = (millimetres: number): number => (millimetres / 25.4) * 72;

/** A4 with the margins of a Swiss business letter. */
export const [LEFT, RIGHT, TOP, FOOT] = [mm(22), mm(190), mm(18), mm(279)];

export const [INK, GREY, GREEN] = ['#1c1c1a', '#5f5f5a', '#1f5132'];

export const lineWidth = 0.5;

/** Where the columns of the table stand, and how wide they are. */
export const COLUMNS = {
  quantity: { x: LEFT, width: mm(14) },
  article: { x: LEFT + mm(16), width: mm(92) },
  unitPrice: { x: LEFT + mm(110), width: mm(28), align: 'right' },
  amount: { x: LEFT + mm(140), width: mm(28), align: 'right' },
  sums: { x: LEFT + mm(16), width: mm(105) },
} as const;
