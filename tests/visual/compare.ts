// A block differs when more than 0.2 % of its pixels differ by more than 24 of 255 in a channel; changes below
// about 3 px can pass.
import sharp from 'sharp';

/** A picture of a page is kept at a third of its size, or two thirds of a narrow one: a few KB, and still every line. */
const KEPT_WIDTH = { wide: 480, narrow: 250 };
const NARROW_PX = 600;

/** Steps of 255 by which a color may differ before a pixel counts as another: edges of letters on other machines. */
const SAME_COLOUR = 24;

/** Share of pixels (0 to 1) that may be others. The same page drawn again stays below 0.001. */
export const TOLERANCE = 0.002;

/** As a reference is kept: small, WebP. */
export async function kept(shot: Buffer): Promise<Buffer> {
  const { width } = await sharp(shot).metadata();
  const size = width < NARROW_PX ? KEPT_WIDTH.narrow : KEPT_WIDTH.wide;
  return sharp(shot).resize({ width: size }).flatten().webp({ quality: 80, effort: 4 }).toBuffer();
}

/** Share of pixels (0 to 1) in which two kept pictures differ; 1 when they are not of the same size. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const { channels } = a.info;
  let others = 0;
  for (let at = 0; at < a.data.length; at += channels)
    if (isOther(a.data.subarray(at, at + channels), b.data.subarray(at, at + channels))) others += 1;
  return others / (a.data.length / channels);
}

const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

const isOther = (a: Buffer, b: Buffer): boolean => a.some((value, at) => Math.abs(value - (b[at] ?? 0)) > SAME_COLOUR);
