/**
 * How wide the picture of a card is drawn, for `sizes`: one to five beside each other (`.reads` in CardList.astro). The
 * window is 4:3, on a phone a square of 7rem; a picture of 3:2 fills its height, so it is wider than what is seen of it.
 */
export const CARD_SIZES =
  '(min-width: 76rem) min(24vw, 23rem), (min-width: 56rem) 33vw, (min-width: 36rem) 50vw, (min-width: 34rem) 100vw, 12.5rem';
