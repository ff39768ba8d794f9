import { getEntry } from 'astro:content';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Guarantees } from './guarantees.schema.ts';

export interface Promised {
  figure: string;
  title: string;
  text: string;
  href: string | undefined;
}

/** The promises in their order; an id that shop.yaml does not know is left out. */
export async function promisesOf(locale: Locale, { items }: Guarantees): Promise<Promised[]> {
  const guarantees = (await getEntry('shop', 'shop'))?.data.guarantees ?? [];
  const all = items.map(async (item): Promise<Promised[]> => {
    const promise = typeof item === 'string' ? fromShop(guarantees.find(({ id }) => id === item)) : item;
    if (!promise) return [];
    const { figure, title, text, to } = promise;
    const href = to && (await hrefOf(locale, to));
    return [{ figure, title: inLanguage(locale, title), text: inLanguage(locale, text), href }];
  });
  return (await Promise.all(all)).flat();
}

type OwnPromise = Exclude<Guarantees['items'][number], string>;
type ShopGuarantee = Omit<OwnPromise, 'figure' | 'to'> & { years?: number; days?: number; page: string };

/** Its years or days are the figure; a promise that counts nothing is one of the country it is kept in. */
const fromShop = (guarantee: ShopGuarantee | undefined): OwnPromise | undefined =>
  guarantee && {
    figure: `${guarantee.years ?? guarantee.days ?? 'CH'}`,
    title: guarantee.title,
    text: guarantee.text,
    to: { page: guarantee.page },
  };
