import { expect, it } from 'vitest';
import { marked } from './marked.ts';

const hits = (title: string, term: string) =>
  marked(title, term)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

it.each([
  ['Raclette-Ofen für 4', 'racl', '[Racl]ette-Ofen für 4'],
  ['Dörrgerät mit 5 Gittern', 'doerrgeraet', '[Dörrgerät] mit 5 Gittern'],
  ['Dörrgerät mit 5 Gittern', 'dorr git', '[Dörr]gerät mit 5 [Git]tern'],
  ['Sel & poivre', 'poiv', 'Sel & [poiv]re'],
  ['Giesskanne', 'kanne', 'Giesskanne'],
])('%s, asked for by %s, is marked as %s', (title, term, expected) => expect(hits(title, term)).toBe(expected));
