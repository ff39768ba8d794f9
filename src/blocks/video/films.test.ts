import { expect, test } from 'vitest';
import { abroad, PLAYERS } from './films.ts';

test('a film abroad plays without cookies, on a host that the content policy knows', () => {
  const youtube = abroad({ provider: 'youtube', id: 'aqz-KE-bpKQ' });
  const vimeo = abroad({ provider: 'vimeo', id: '1084537' });
  expect(youtube?.player).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0');
  expect(vimeo?.player).toBe('https://player.vimeo.com/video/1084537?autoplay=1&dnt=1');
  expect([youtube, vimeo].map((film) => new URL(film?.player ?? '').origin)).toEqual([...PLAYERS]);
});

test('a film of our own lies nowhere else', () => {
  expect(abroad({ provider: 'file', file: '/videos/guss.mp4', captions: '/videos/guss.vtt' })).toBeUndefined();
});
