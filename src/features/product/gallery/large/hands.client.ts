import { $zoom, panBy, seeWhole, zoomBy } from './large-view.store.ts';
import { type Box, NEAR, type Point } from './zoom.ts';

/** A press that has moved farther than this many pixels was a drag. */
const STILL = 6;
/** Milliseconds within which a second press belongs to the first: a double press is one wish, not two. */
const DOUBLE = 350;

/**
 * Mouse, pen and fingers on the large picture: a press goes near and back, two fingers and the wheel zoom, dragging
 * moves what is seen near. Swiping a whole picture is the browser's own scrolling.
 */
export function followHands(stage: HTMLElement, box: () => Box): void {
  const down = new Map<number, Point>();
  let [way, lastPress] = [0, -DOUBLE];

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    if (down.size === 0) way = 0;
    down.set(event.pointerId, fromMiddle(stage, event));
    stage.setPointerCapture(event.pointerId); // it is let go outside, too
  });
  stage.addEventListener('pointermove', (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(stage, event);
    way += distance(before, now);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) zoomBy(distance(now, other) / (distance(before, other) || 1), between(now, other), box());
    const share = other ? 2 : 1; // the other finger brings its own half of the way
    panBy({ x: (now.x - before.x) / share, y: (now.y - before.y) / share }, box());
    down.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    stage.addEventListener(end, ({ pointerId }) => down.delete(pointerId));
  // two fingers zoom the picture and neither scroll nor zoom the page
  stage.addEventListener('touchstart', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  });

  stage.addEventListener('click', (event) => {
    const isSecond = event.detail > 1 || event.timeStamp - lastPress < DOUBLE; // iOS does not count presses
    lastPress = event.timeStamp;
    if (way > STILL || isSecond) return;
    if ($zoom.get().scale > 1) seeWhole();
    else zoomBy(NEAR, fromMiddle(stage, event), box());
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      // sideways a trackpad swipes from picture to picture
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (isSideways && $zoom.get().scale === 1) return;
      event.preventDefault();
      if (isSideways) panBy({ x: -event.deltaX, y: -event.deltaY }, box());
      else zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(stage, event), box());
    },
    { passive: false },
  );
}

function fromMiddle(stage: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
