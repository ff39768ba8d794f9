import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITOR_CLASSES, frameFields } from './frame.schema.ts';
import { frameClasses } from './frame.ts';

test('A plain element carries no class', () => {
  expect(frameClasses({})).toBeUndefined();
  expect(
    frameClasses({
      background: 'none',
      animation: 'none',
      visibility: { mobile: true, tablet: true, desktop: true },
    }),
  ).toBeUndefined();
});

test('What an editor sets becomes classes, because the CSP forbids styles (C7)', () => {
  const visibility = { mobile: false, tablet: true, desktop: true };
  expect(
    frameClasses({
      visibility,
      background: 'enamel',
      marginTop: 'l',
      marginBottom: 'none',
      marginLeft: 's',
      cssClass: 'narrow',
      animation: 'rise',
    }),
  ).toBe('narrow enamel comes comes-rise space-above-l space-below-none space-left-s not-on-mobile');
});

test('A layout of a Shopware may bring several classes, a colour and a picture', () => {
  expect(
    frameClasses({ cssClass: ['narrow', 'no-print'], backgroundColor: '#20aabb', backgroundMedia: { url: '/a.webp' } }),
  ).toBe('narrow no-print ground-20aabb on-picture');
});

const css = readFileSync('src/styles/editor-classes.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const defined = new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

test('Every class an editor may choose is defined, and every class defined is one that somebody can set', () => {
  const chosen = new Set<string>(EDITOR_CLASSES);
  expect([...chosen].filter((name) => !defined.has(name))).toEqual([]);
  const frameClass =
    /^(space-(above|below|left|right)-(none|s|m|l)|not-on-(mobile|tablet|desktop)|comes(-fade|-rise)?|on-picture)$/;
  const others = ['wrap', 'section', 'section-s', 'enamel', 'behind'];
  expect(
    [...defined].filter((name = '') => !chosen.has(name) && !frameClass.test(name) && !others.includes(name)),
  ).toEqual([]);
});

test('Every space, device and animation of the schema has its class', () => {
  const classes = ['none', 's', 'm', 'l'].flatMap((size) =>
    ['above', 'below', 'left', 'right'].map((side) => `space-${side}-${size}`),
  );
  const devices = ['mobile', 'tablet', 'desktop'].map((device) => `not-on-${device}`);
  expect([...classes, ...devices, 'comes', 'comes-rise'].filter((name) => !defined.has(name))).toEqual([]);
});

test('A background is an id or an address of this shop, and no longer than 1000 signs (E13)', () => {
  const messagesFor = (value: string) =>
    frameFields.backgroundMedia.safeParse(value).error?.issues.map(({ message }) => message);
  expect([messagesFor('garden-table'), messagesFor('/media/garden.webp')]).toEqual([undefined, undefined]);
  expect(messagesFor(`/${'a'.repeat(1000)}`)).toEqual(['Url is too long']);
  for (const wrong of ['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', '/a b.jpg', 'Garden Table'])
    expect(messagesFor(wrong)).toEqual(['the id of a picture, or an address of this shop that begins with a slash']);
});
