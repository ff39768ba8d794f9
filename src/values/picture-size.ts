/** Pixels that a picture is asked for at most: no screen shows more of it. */
export const LARGEST = 1900;

/** Asked for when nobody knows how large a picture is. */
const USUAL = 800;

/** The pixels to ask a picture for: rounded up to the next hundred, so that servers keep few sizes of it. */
export function pictureSize(pixels: number | null | undefined): number {
  if (!pixels || pixels < 1) return USUAL;
  return Math.min(Math.ceil(pixels / 100) * 100, LARGEST);
}
