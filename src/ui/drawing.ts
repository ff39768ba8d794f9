import sprite from './drawings.svg?url&no-inline';

/** The line drawings of drawings.svg: front views on one ground line at y = 180, viewBox `-20 -108 360 288`. */
export type DrawingName =
  | (typeof PICTURES)[number][1]
  | (typeof FAMILIES)[keyof typeof FAMILIES]
  | 'parcel'
  | 'shelf'
  | 'stand';

export const drawingHref = (name: DrawingName): string => `${sprite}#${name}`;

/**
 * The drawing of a thing without a picture. `picture` is the id of a planned picture (`waste-part-runner-cutout`),
 * the best hint there is; then its family, then its kind. What nothing is known of (goods of a Shopware) is a parcel.
 */
export function drawingOf(thing: { picture?: string; family?: string; kind?: string }): DrawingName {
  const { picture = '', family = '', kind = '' } = thing;
  const byFamily: Record<string, DrawingName | undefined> = FAMILIES;
  const fallback = picture || family || kind ? 'pull-out' : 'parcel';
  return PICTURES.find(([part]) => picture.includes(part))?.[1] ?? byFamily[family] ?? byFamily[kind] ?? fallback;
}

/** The first that occurs in the id wins: the special before the general. */
const PICTURES = [
  ['waste-part-runner', 'runner'],
  ['waste-part-damper', 'damper'],
  ['waste-part-floor-guide', 'runner'],
  ['waste-part-lifter', 'arm'],
  ['waste-part-pads', 'foot'],
  ['waste-part-roller', 'wheel'],
  ['waste-part-lever', 'clip'],
  ['rear-hook', 'clip'],
  ['-clip-', 'clip'],
  ['waste-part-cover', 'cover'],
  ['waste-part-hinge', 'hinge'],
  ['-spring', 'spring'],
  ['waste-part-door-arm', 'arm'],
  ['waste-part-wheel', 'wheel'],
  ['waste-part-screws', 'screw'],
  ['waste-part-foot', 'foot'],
  ['waste-part-pedal', 'pedal'],
  ['waste-part-bar', 'bar'],
  ['waste-part-handle', 'handle'],
  ['spare-parts-tray', 'screw'],
  ['collection-point', 'bin'],
  ['herbs-balcony', 'watering-can'],
  ['gifts', 'voucher'],
  ['care-enamel', 'pot'],
  ['bracket', 'bracket'],
  ['wall-adapter', 'bar'],
  ['seal', 'seal'],
  ['washers', 'seal'],
  ['roll-holder', 'bag-roll'],
  ['bag', 'bag-roll'],
  ['filter', 'filter'],
  ['compost-liner', 'bag-roll'],
  ['compost', 'compost'],
  ['labels', 'labels'],
  ['cloth', 'cloth'],
  ['brush', 'brush'],
  ['tray', 'tray'],
  ['mat', 'mat'],
  ['frame', 'frame'],
  ['lid-cutout', 'lid'],
  ['waste-bin', 'bin'],
  ['swing', 'swing-door'],
  ['waste-34-', 'swing-door'],
  ['waste-s-line', 'swing-door'],
  ['boxx', 'freestanding'],
  ['waste-33-', 'freestanding'],
  ['waste-drawer', 'drawer'],
  ['waste-31-', 'drawer'],
  ['waste-32-', 'drawer'],
  ['insert', 'drawer'],
  ['pullout', 'pull-out'],
  ['tea-lights', 'candle'],
  ['voucher', 'voucher'],
  ['rose', 'rose'],
  ['watering-can', 'watering-can'],
  ['fork', 'fork'],
  ['scraper', 'scraper'],
  ['coupling', 'coupling'],
  ['book', 'book'],
  ['knife', 'knife'],
  ['rack', 'rack'],
  ['spatula', 'spatula'],
  ['plate', 'plate'],
  ['pan', 'pan'],
  ['dome', 'dome'],
  ['heating', 'heating'],
  ['switch', 'switch'],
  ['cable', 'cable'],
  ['bottle', 'bottle'],
  ['tin', 'tin'],
] as const;

const FAMILIES = {
  raclette: 'raclette',
  'pizza-grill': 'pizza-grill',
  fondue: 'fondue',
  dehydrator: 'dehydrator',
  chestnut: 'chestnut',
  'watering-can': 'watering-can',
  'x-line': 'pull-out',
  'x-line-pro': 'drawer',
  'd-line': 'drawer',
  's-line': 'swing-door',
  'boxx-r': 'freestanding',
  container: 'bin',
  compost: 'compost',
  bag: 'bag-roll',
  filter: 'filter',
  download: 'book',
  voucher: 'voucher',
  accessory: 'clip',
  'spare-part': 'screw',
} as const;
