import { atom } from 'nanostores';
import { type Box, type Point, panned, WHOLE, type Zoom, zoomedAt } from './zoom.ts';

/** The picture that the large view shows, counted from 0. */
export const $shown = atom(0);

/** How near it is seen. */
export const $zoom = atom<Zoom>(WHOLE);

/** Shows another picture, whole at first. Before the first and behind the last there is none. */
export function show(index: number, total: number): void {
  if (index === $shown.get() || index < 0 || index >= total) return;
  $zoom.set(WHOLE);
  $shown.set(index);
}

export const zoomBy = (factor: number, at: Point, box: Box): void => $zoom.set(zoomedAt($zoom.get(), factor, at, box));

export const panBy = (by: Point, box: Box): void => $zoom.set(panned($zoom.get(), by, box));

export const seeWhole = (): void => $zoom.set(WHOLE);
