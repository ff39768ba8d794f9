import type { BlockOf } from '#blocks/blocks.schema.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { proseOf } from '#features/prose/prose.content.ts';
import { plainText } from '#features/prose/rich-text.ts';
import { graph } from '#features/seo/organization.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { getEntry } from '#values/entries.content.ts';

/** The questions of a page's blocks for search engines, as text for a `<script>`. */
export async function faqJsonLd(
  locale: Locale,
  blocks: readonly Pick<BlockOf<'faq'>, 'items'>[],
  page: URL,
): Promise<string> {
  const questions = blocks
    .flatMap(({ items }) => items)
    .map(async ({ question, answer }) => ({
      '@type': 'Question',
      name: inLanguage(locale, question),
      acceptedAnswer: {
        '@type': 'Answer',
        text: plainText((await proseOf(locale, answer)).html, Number.POSITIVE_INFINITY),
      },
    }));
  const mainEntity = await Promise.all(questions);
  return graph([{ '@type': 'FAQPage', '@id': `${page.href}#faq`, inLanguage: locale, mainEntity }]);
}

interface Promised {
  figure: string;
  title: string;
  text: string;
  href: string | undefined;
}

/** The promises in their order; an id that shop.yaml does not know is left out. */
export async function promisesOf(locale: Locale, { items }: BlockOf<'guarantees'>): Promise<Promised[]> {
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

type OwnPromise = Exclude<BlockOf<'guarantees'>['items'][number], string>;
type ShopGuarantee = Omit<OwnPromise, 'figure' | 'to'> & { years?: number; days?: number; page: string };

/** Its years or days are the figure; a promise that counts nothing is one of the country it is kept in. */
const fromShop = (guarantee: ShopGuarantee | undefined): OwnPromise | undefined =>
  guarantee && {
    figure: `${guarantee.years ?? guarantee.days ?? 'CH'}`,
    title: guarantee.title,
    text: guarantee.text,
    to: { page: guarantee.page },
  };
