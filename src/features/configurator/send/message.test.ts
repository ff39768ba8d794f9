import { expect, test } from 'vitest';
import { aConfigurator } from '../a-configurator.ts';
import { answerView } from '../results/results-view.ts';
import { messageOf, summarize } from './message.ts';

const shop = aConfigurator()
  .with('30-551', { width: [550], height: 455 })
  .with('30-552', { width: [550], height: 480 });
const question = shop.parseQuestion('width=55 cm&height=470');
const inWords = summarize(shop.data, question, answerView(shop.data, question));

test('A configuration is told with kind, letters and millimetres (7.1)', () => {
  expect(inWords.measures).toEqual([
    { name: 'Wie öffnet sich der Schrank?', value: 'Auszug' },
    { name: 'A width', value: '550\u00A0mm' },
    { name: 'B height', value: '470\u00A0mm' },
  ]);
  expect(inWords.fits.map(({ name }) => name)).toEqual(['30-551 X 30-551']);
  expect(inWords.near.map(({ name }) => name)).toEqual(['30-552 X 30-552']);
});

test('A message names what fits, and leads back (7.1)', () => {
  const message = messageOf(shop.data, inWords, [], 'https://shop.example/konfigurator?type=pull-out');
  expect(message).toContain('A width: 550\u00A0mm');
  expect(message).toContain('Passend\n- 30-551 X 30-551');
  expect(message.split('\n').at(-1)).toBe('https://shop.example/konfigurator?type=pull-out');
});

test('With a set, the message names the set instead', () => {
  const message = messageOf(shop.data, inWords, ['30-551 X', '41-202 Säcke'], 'https://shop.example/');
  expect(message).toContain('Gewünschtes Set\n- 30-551 X\n- 41-202 Säcke');
  expect(message).not.toContain('Passend');
});
