import { expect, it } from 'vitest';
import { fragmentsOf } from './page-layout.ts';

it('takes the words of a block and of its entries, each with its picture', () =>
  expect(
    fragmentsOf(
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
      () => undefined,
    ),
  ).toEqual([
    { html: '<h2>What you can count on</h2>', picture: null, href: null },
    { html: '<h3>5 Jahre</h3>\n<p>Auf alles.</p>', picture: 'oven', href: null },
  ]));

it('renders Markdown with links to places of the shop; signs of HTML stay what they are', () =>
  expect(
    fragmentsOf({ text: { de: '**Eins** & [zwei](page:returns)\n\n<drei>' } }, 'de', (place) => `/${place}`)[0]?.html,
  ).toBe('<p><strong>Eins</strong> &amp; <a href="/page:returns">zwei</a></p><p>&lt;drei&gt;</p>'));

it('tells questions with their answers, and no heading that would stand alone', () => {
  const faq = { title: { de: 'Fragen' }, items: [{ question: { de: 'Wie lange?' }, answer: { de: 'Ein Tag.' } }] };
  expect(fragmentsOf(faq, 'de', () => undefined).map(({ html }) => html)).toEqual([
    '<h2>Fragen</h2>',
    '<h3>Wie lange?</h3>\n<p>Ein Tag.</p>',
  ]);
  expect(fragmentsOf({ title: { de: 'So finden Sie uns' } }, 'de', () => undefined)).toEqual([]);
});

it('links a tile to where it leads, and leaves out one that is a name alone', () => {
  const tiles = [
    { title: { de: 'Raclette' }, to: { category: 'raclette' }, pictures: ['oven'] },
    { title: { de: 'Leseprobe' }, article: '10-104' },
    { title: { de: 'Kontakt' }, to: { page: 'contact' } },
  ];
  const fragments = fragmentsOf({ title: { de: 'Mehr' }, tiles }, 'de', (place) => `/${place}`);
  expect(fragments.slice(1)).toEqual([
    { html: '<h3><a href="/category:raclette">Raclette</a></h3>', picture: 'oven', href: '/category:raclette' },
    { html: '<h3><a href="/page:contact">Kontakt</a></h3>', picture: null, href: '/page:contact' },
  ]);
});

it('is empty for a block without words', () =>
  expect(fragmentsOf({ block: 'line', pictures: [] }, 'de', () => undefined)).toEqual([]));
