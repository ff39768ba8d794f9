import { expect, it } from 'vitest';
import { markedPieces } from './marks.ts';

it('a sentence falls into its marks and what stands between them', () => {
  expect(markedPieces('Ich stimme den <terms>AGB</terms> zu.')).toEqual([
    { text: 'Ich stimme den ', mark: null },
    { text: 'AGB', mark: 'terms' },
    { text: ' zu.', mark: null },
  ]);
  expect(markedPieces('<a>eins</a><b>zwei</b>').map(({ mark }) => mark)).toEqual(['a', 'b']);
});

it('what is no mark stays as it is', () => {
  for (const plain of ['', 'ohne', '3 < 4 > 2', '<a>offen', '<a>falsch</b>'])
    expect(
      markedPieces(plain)
        .map(({ text }) => text)
        .join(''),
    ).toBe(plain);
});
