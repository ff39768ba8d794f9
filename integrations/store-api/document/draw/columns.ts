import { LEFT, mm } from '#values/paper/paper.ts';

/** Where the columns of the table stand, and how wide they are. */
export const COLUMNS = {
  quantity: { x: LEFT, width: mm(14) },
  article: { x: LEFT + mm(16), width: mm(92) },
  unitPrice: { x: LEFT + mm(110), width: mm(28), align: 'right' },
  amount: { x: LEFT + mm(140), width: mm(28), align: 'right' },
  sums: { x: LEFT + mm(16), width: mm(105) },
} as const;
