import { describe, expect, test } from 'vitest';
import { frontOf, type Scene, type Subject } from './scene.ts';
import { sideOf } from './side.ts';

const CABINET = {
  bodyWidth: 550,
  bodyHeight: 762,
  installationHeight: 462,
  installationDepth: 500,
  bodyDepth: 560,
  sideWall: 19,
};
const KINDS: Subject[] = ['pull-out', 'existing-pull-out', 'swing-door'].map((type) => ({ type, measured: CABINET }));
const PLACE: Subject = {
  type: 'freestanding',
  measured: { bodyWidth: 600, installationHeight: 900, installationDepth: 560 },
};

const shown = ({ dimensions }: Scene) => dimensions.map(({ measure, mm }) => [measure, mm]);

describe('The drawing of a cabinet (7.1)', () => {
  test.each(KINDS)('$type shows each of the six measures once', (subject) => {
    expect(Object.fromEntries([...shown(frontOf(subject)), ...shown(sideOf(subject))])).toEqual(CABINET);
    expect(shown(frontOf(subject)).length + shown(sideOf(subject)).length).toBe(6);
  });
  test('a free place has three', () => {
    expect(Object.fromEntries([...shown(frontOf(PLACE)), ...shown(sideOf(PLACE))])).toEqual(PLACE.measured);
  });
  test('is true to its measures: width and side walls', () => {
    const { walls } = frontOf({ type: 'pull-out', measured: { ...CABINET, bodyWidth: 600, sideWall: 16 } });
    expect(walls).toContain('M-300 -762h16v762h-16z');
    expect(walls).toContain('M284 -762h16v762h-16z');
  });
  test('only a hinged door swings', () => {
    expect(KINDS.map((subject) => frontOf(subject).swing !== '')).toEqual([false, false, true]);
  });
  test.each([
    [
      'the smallest',
      { ...CABINET, bodyWidth: 200, bodyHeight: 300, installationHeight: 200, installationDepth: 150, bodyDepth: 200 },
    ],
    [
      'the largest',
      {
        ...CABINET,
        bodyWidth: 1200,
        bodyHeight: 2400,
        installationHeight: 2400,
        installationDepth: 900,
        bodyDepth: 900,
      },
    ],
  ])('%s cabinet stays within the picture, its figures too', (_, measured) => {
    for (const scene of [frontOf({ type: 'pull-out', measured }), sideOf({ type: 'pull-out', measured })]) {
      const [left = 0, top = 0, width = 0, height = 0] = scene.viewBox.split(' ').map(Number);
      for (const { x, y } of scene.dimensions) {
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
    }
  });
  test('holds nothing that is no number', () => {
    for (const subject of [...KINDS, PLACE])
      expect(JSON.stringify([frontOf(subject), sideOf(subject)])).not.toMatch(/NaN|undefined|null/);
  });
});
