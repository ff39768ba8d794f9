import type { Locale } from '#i18n/locales.ts';
import { CmsPage } from '#store-api/contract/cms.ts';
import { pictureById } from '#ui/picture.content.ts';
import { defaultBlocks } from './default-blocks.ts';
import { type RenderedLayout, renderedLayout } from './rendered-layout.server.ts';

/** The default blocks of a Shopware of which anything is drawn, by their names there. */
export async function shopwareBlocks(locale: Locale): Promise<{ name: string; layout: RenderedLayout }[]> {
  const pictures = await Promise.all(PICTURES.map(async (id) => [id, { ...(await pictureById(id, locale)) }] as const));
  const media = Object.fromEntries(pictures);
  return Object.entries(defaultBlocks((id) => media[id] ?? { url: `/media/${id}.webp` }))
    .map(([name, section]) => {
      const page = CmsPage.parse({ id: name, type: 'landingpage', name, sections: [section] });
      return { name, layout: renderedLayout(locale, page) };
    })
    .filter(({ layout }) => layout.sections.length > 0);
}

const PICTURES = [
  ...['raclette-4-table', 'fondue-table', 'dehydrator-table', 'chestnut-oven-table', 'dish-raclette-pear'],
  'raclette-pan-cutout',
];
