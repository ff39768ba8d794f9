import {
  across,
  bin,
  extentOf,
  isDrawer,
  isFree,
  n,
  rect,
  type Scene,
  type Subject,
  sizeOf,
  upright,
  viewBoxOf,
  WORKTOP,
} from './scene.ts';

/** The cabinet from the front with its bins; a free place with a housing in it. */
export const frontOf = (subject: Subject): Scene => (isFree(subject) ? niche(subject) : cabinet(subject));

/** Ground below a tray, height of a tray, air above the bins: in millimetres. */
const [RUNNER, TRAY, AIR] = [26, 40, 44];

function cabinet(subject: Subject): Scene {
  const size = (measure: string) => sizeOf(subject, measure);
  const extent = extentOf(subject);
  const [width, height, wall] = [size('bodyWidth'), size('bodyHeight'), size('sideWall')];
  const left = -width / 2;
  const [inLeft, inWidth, floor, top] = [left + wall, width - 2 * wall, -wall, -height];
  const free = Math.min(size('installationHeight'), height - wall);
  const tray = isDrawer(subject) ? floor - TRAY : floor - RUNNER - TRAY;
  const drawerSides = `M${n(inLeft + 14)} ${n(tray - free * 0.25)}V${n(tray + TRAY)}h${n(inWidth - 28)}V${n(tray - free * 0.25)}`;
  return {
    viewBox: viewBoxOf(extent),
    walls:
      rect(left, top, wall, height) +
      rect(left + width - wall, top, wall, height) +
      rect(inLeft, floor, inWidth, wall) +
      rect(left - 30, top - WORKTOP, width + 60, WORKTOP),
    lines:
      `M${-extent} 0H${extent}` +
      rect(inLeft + 14, tray, inWidth - 28, TRAY) +
      (isDrawer(subject) ? drawerSides : '') +
      bins([inLeft + 30, inWidth - 60], tray, Math.max(80, free - RUNNER - TRAY - AIR)),
    free: `M${n(inLeft)} ${n(floor - free)}h${n(inWidth)}`,
    swing:
      subject.type === 'swing-door'
        ? `M${n(left + width)} ${n(top)}L${n(left)} ${n(top / 2)}L${n(left + width)} 0`
        : '',
    dimensions: [
      across('bodyWidth', width, [left, left + width, extent * 0.055], extent),
      upright('bodyHeight', height, [left - extent * 0.07, top, 0], extent, 'left'),
      upright(
        'installationHeight',
        size('installationHeight'),
        [left + width + extent * 0.06, floor - free, floor],
        extent,
        'right',
      ),
      wallOf(subject, extent, [left, top]),
    ],
  };
}

/** Two arrows that point at a thin thing from outside, the figure at the right. */
function wallOf(subject: Subject, extent: number, [left, top]: [number, number]) {
  const wall = sizeOf(subject, 'sideWall');
  const [y, tick, arm] = [top - WORKTOP - extent * 0.035, extent * 0.015, extent * 0.045];
  const right = left + wall;
  return {
    ...{ measure: 'sideWall', mm: wall, anchor: 'start' as const },
    path: `M${n(left)} ${n(y - tick)}v${n(2 * tick)}M${n(right)} ${n(y - tick)}v${n(2 * tick)}M${n(left - arm)} ${n(y)}h${n(arm)}M${n(right)} ${n(y)}h${n(arm)}`,
    x: n(right + arm + extent * 0.015),
    y: n(y + extent * 0.013),
  };
}

function niche(subject: Subject): Scene {
  const extent = extentOf(subject);
  const [width, height] = [sizeOf(subject, 'bodyWidth'), sizeOf(subject, 'installationHeight')];
  const [left, box] = [-width / 2, { width: Math.max(60, width - 10), height: height * 0.74 }];
  const inner = box.width - 40;
  return {
    viewBox: viewBoxOf(extent),
    walls: rect(left - 30, -height, 30, height) + rect(left + width, -height, 30, height),
    lines:
      `M${-extent} 0H${extent}` +
      rect(-box.width / 2, -box.height, box.width, box.height) +
      rect(-box.width / 2 - 4, -box.height - 26, box.width + 8, 26) +
      bins([-inner / 2, inner], -50, box.height * 0.62),
    free: `M${n(left)} ${n(-height)}h${n(width)}`,
    swing: '',
    dimensions: [
      across('bodyWidth', width, [left, left + width, extent * 0.055], extent),
      upright('installationHeight', height, [left + width + extent * 0.09, -height, 0], extent, 'right'),
    ],
  };
}

/** As many bins beside each other as a width usually takes, the widest first. */
function bins([left, width]: [number, number], foot: number, height: number): string {
  const shares =
    width < 260 ? [0.86] : width < 460 ? [0.5, 0.36] : width < 640 ? [0.4, 0.27, 0.21] : [0.26, 0.26, 0.19, 0.17];
  const gap = (width * (1 - shares.reduce((sum, share) => sum + share, 0))) / (shares.length + 1);
  let x = left + gap;
  return shares
    .map((share, index) => {
      const binView = bin(x, foot, width * share, height * (index === 0 ? 1 : 0.86));
      x += width * share + gap;
      return binView;
    })
    .join('');
}
