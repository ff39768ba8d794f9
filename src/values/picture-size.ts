/** Pixels that a picture is asked for at most: no screen shows more of it. */
const LARGEST = 1900;

/** Asked for when nobody knows how large a picture is. */
const USUAL = 800;

/** The pixels to ask a picture for: rounded up to the next hundred, so that servers keep few sizes of it. */
export function pictureSize(pixels: number | null | undefined): number {
  if (!pixels || pixels < 1) return USUAL;
  return Math.min(Math.ceil(pixels / 100) * 100, LARGEST);
}

/** Widths in CSS pixels × density that the layouts ask for. */
const WIDTHS = [200, 400, 800, 1200, LARGEST];

/** The widths a picture is offered in: never enlarged, and its own width where the next smaller falls a fifth short. */
export function widthsFor(sourceWidth: number): number[] {
  const ownWidth = Math.min(sourceWidth, LARGEST);
  const smaller = WIDTHS.filter((width) => width <= ownWidth);
  return ownWidth >= (smaller.at(-1) ?? 0) * 1.2 ? [...smaller, ownWidth] : smaller;
}
