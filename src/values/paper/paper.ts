/** Millimetres as PDF points. */
export const mm = (millimetres: number): number => (millimetres / 25.4) * 72;

/** A4 with the margins of a Swiss business letter. */
export const [LEFT, RIGHT, TOP, FOOT] = [mm(22), mm(190), mm(18), mm(279)];

export const [INK, GREY, GREEN] = ['#1c1c1a', '#5f5f5a', '#1f5132'];

export const lineWidth = 0.5;
