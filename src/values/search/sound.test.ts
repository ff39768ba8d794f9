import { expect, it } from 'vitest';
import { soundsLike } from './sound.ts';

const WORDS = ['raclette', 'caquelon', 'fondue', 'rechaud', 'giesskanne', 'zink'];

it.each([
  ['raklet', ['raclette']],
  ['rahklette', ['raclette']],
  ['kakelon', ['caquelon']],
  ['phondue', ['fondue']],
  ['vondue', ['fondue']],
  ['giskane', []],
  ['rak', []],
  ['velohelm', []],
])('%s sounds like %j', (word, expected) => expect(soundsLike(word, WORDS)).toEqual(expected));
