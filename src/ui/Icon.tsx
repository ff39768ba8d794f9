import { type IconName, iconHref } from './icons.ts';

/** An icon for islands; pages use Icon.astro, which costs them no React. */
export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <svg className={small ? 'icon-s' : 'icon'} aria-hidden="true">
    <use href={iconHref(name)} />
  </svg>
);
