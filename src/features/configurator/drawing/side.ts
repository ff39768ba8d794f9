import {
  across,
  bin,
  deepest,
  extentOf,
  isDrawer,
  isFree,
  n,
  rect,
  type Scene,
  type Subject,
  sizeOf,
  viewBoxOf,
  WORKTOP,
} from './scene.ts';

/** The same from the side, its front at the left. */
export function sideOf(subject: Subject): Scene {
  const extent = extentOf(subject);
  const depth = sizeOf(subject, deepest(subject));
  const front = -depth / 2;
  return isFree(subject) ? free(subject, extent, front) : cabinet(subject, extent, front);
}

/** A front is as thick as a door, and stands a little before the cabinet: in millimeters. */
const [FRONT, GAP, TRAY, BACK] = [20, 6, 40, 14];

function cabinet(subject: Subject, extent: number, front: number): Scene {
  const size = (measure: string) => sizeOf(subject, measure);
  const [depth, height, wall] = [size('bodyDepth'), size('bodyHeight'), size('sideWall')];
  const free = {
    height: Math.min(size('installationHeight'), height - wall),
    depth: Math.min(size('installationDepth'), depth),
  };
  const foot = -wall - (isDrawer(subject) ? 6 : 26);
  const tray = foot - TRAY;
  const room = free.depth - 60;
  const drawer = `M${n(front + 8)} ${n(tray - free.height * 0.25)}V${n(foot)}h${n(free.depth - 16)}V${n(tray - free.height * 0.25)}`;
  const high = Math.max(80, free.height - 130);
  return {
    viewBox: viewBoxOf(extent),
    walls:
      rect(front - GAP - FRONT, -height + 6, FRONT, height - 12) +
      rect(front, -wall, depth, wall) +
      rect(front + depth - BACK, -height, BACK, height - wall) +
      rect(front - 40, -height - WORKTOP, depth + 60, WORKTOP),
    lines:
      `M${-extent} 0H${extent}${rect(front, -height, depth, height)}` +
      (isDrawer(subject) ? drawer : rect(front + 10, tray, free.depth - 20, TRAY)) +
      bin(front + 24, tray, room * 0.55, high) +
      bin(front + 46 + room * 0.55, tray, room * 0.36, high * 0.82),
    free: `M${n(front)} ${n(-wall - free.height)}h${n(free.depth)}v${n(free.height)}`,
    swing: '',
    dimensions: [
      across('bodyDepth', depth, [front, front + depth, extent * 0.055], extent),
      across(
        'installationDepth',
        size('installationDepth'),
        [front, front + free.depth, -height - WORKTOP - extent * 0.035],
        extent,
        true,
      ),
    ],
  };
}

function free(subject: Subject, extent: number, front: number): Scene {
  const [depth, height] = [sizeOf(subject, 'installationDepth'), sizeOf(subject, 'installationHeight')];
  const box = { depth: Math.max(60, depth - 20), height: height * 0.74 };
  return {
    viewBox: viewBoxOf(extent),
    walls: rect(front + depth, -height, 30, height),
    lines:
      `M${-extent} 0H${extent}` +
      rect(front + 10, -box.height, box.depth, box.height) +
      rect(front + 6, -box.height - 26, box.depth + 8, 26) +
      bin(front + 40, -50, box.depth - 60, box.height * 0.62),
    // the lid opens: its edge reaches up to the height that is asked for
    free: `M${n(front)} ${n(-height)}h${n(depth)}M${n(front + depth - 12)} ${n(-box.height - 26)}L${n(front + depth * 0.45)} ${n(-height)}`,
    swing: '',
    dimensions: [across('installationDepth', depth, [front, front + depth, extent * 0.055], extent)],
  };
}
