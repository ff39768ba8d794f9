import sprite from './icons.svg?url&no-inline';

/** The drawings of icons.svg, 24 × 24, stroke 1.5. */
export type IconName =
  | 'account'
  | 'arrow-left'
  | 'arrow-right'
  | 'box'
  | 'calendar'
  | 'cart'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'compare'
  | 'download'
  | 'edit'
  | 'external'
  | 'eye'
  | 'filter'
  | 'heart'
  | 'info'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'pdf'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plug'
  | 'plus'
  | 'print'
  | 'ruler'
  | 'search'
  | 'share'
  | 'shield'
  | 'trash'
  | 'warning'
  | 'wrench';

/** Address of one icon in the sprite: an external file, so that no page carries the same paths again. */
export const iconHref = (name: IconName): string => `${sprite}#${name}`;
