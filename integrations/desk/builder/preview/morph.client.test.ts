// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { morph } from './morph.client.ts';

const made = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};
const fresh = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.firstElementChild as Element;

test('What is the same stays the same element: a picture is not loaded again, an open answer stays open', () => {
  const old = made(
    '<div data-builder-selected><img src="/a.webp"><details open><summary>F</summary>alt</details></div>',
  );
  const [picture, details] = [old.querySelector('img'), old.querySelector('details')];
  morph(old, fresh('<div class="x"><img src="/a.webp"><details><summary>F</summary>neu</details><p>mehr</p></div>'));
  expect(old.outerHTML).toBe(
    '<div data-builder-selected="" class="x"><img src="/a.webp"><details open=""><summary>F</summary>neu</details><p>mehr</p></div>',
  );
  expect([old.querySelector('img'), old.querySelector('details')]).toEqual([picture, details]);
});

test('What has gone is gone, and another element takes the place of the old one', () => {
  const old = made('<div><p>a</p><h2>b</h2><i>c</i></div>');
  morph(old, fresh('<div><h2>b</h2></div>'));
  expect(old.innerHTML).toBe('<h2>b</h2>');
});

test('An island with other props is put in anew, one with the same stays', () => {
  const old = made('<div><astro-island props="1"><b>x</b></astro-island><astro-island props="2"></astro-island></div>');
  const [first, second] = old.children;
  morph(
    old,
    fresh('<div><astro-island props="1"><b>x</b></astro-island><astro-island props="3"></astro-island></div>'),
  );
  expect(old.children[0]).toBe(first);
  expect(old.children[1]).not.toBe(second);
  expect(old.children[1]?.getAttribute('props')).toBe('3');
});
