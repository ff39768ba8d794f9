import { expect, it } from 'vitest';
import { piecesOf } from './page-layout.ts';

it('takes the words of a block and of its entries, each with its picture', () =>
  expect(
    piecesOf(
      {
        block: 'guarantees',
        title: { de: 'Worauf Sie zählen', 'en-US': 'What you can count on' },
        items: [
          {
            figure: '5',
            title: { de: 'Jahre' },
            text: { de: 'Auf alles.' },
            picture: 'oven',
          },
          { product: '10-104' },
        ],
      },
      'en-US',
    ),
  ).toEqual([
    { html: '<h2>What you can count on</h2>', picture: null },
    { html: '<h3>5 Jahre</h3>\n<p>Auf alles.</p>', picture: 'oven' },
  ]));

it('keeps paragraphs apart, and signs of HTML what they are', () =>
  expect(piecesOf({ text: { de: 'Eins & zwei\n\n<drei>' } }, 'de')[0]?.html).toBe(
    '<p>Eins &amp; zwei</p>\n<p>&lt;drei&gt;</p>',
  ));

it('is empty for a block without words', () => expect(piecesOf({ block: 'line', pictures: [] }, 'de')).toEqual([]));
