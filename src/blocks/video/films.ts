import type { BlockOf } from '#blocks/blocks.schema.ts';

/** Hosts whose players may stand in a page: the content policy of astro.config.mjs names them as `frame-src`. */
export const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** A film that lies elsewhere: whose it is, its player, and the page where it can be seen without script. */
export interface Abroad {
  provider: string;
  player: string;
  page: string;
}

/** Undefined for a file of our own, which needs nobody's consent. */
export function abroad(film: BlockOf<'video'>['film']): Abroad | undefined {
  if (film.provider === 'youtube')
    return {
      provider: 'YouTube',
      player: `${PLAYERS[0]}/embed/${film.id}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${film.id}`,
    };
  if (film.provider === 'vimeo')
    return {
      provider: 'Vimeo',
      player: `${PLAYERS[1]}/video/${film.id}?autoplay=1&dnt=1`,
      page: `https://vimeo.com/${film.id}`,
    };
  return undefined;
}
