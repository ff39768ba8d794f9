import { expect, test } from 'vitest';
import { sectionSchema } from '#blocks/blocks.schema.ts';
import type { LayoutSection } from './layout.ts';
import { pageFrame, pagePlace } from './page-layout.ts';
import { serializeLayout } from './serialize-layout.ts';

const mediaOf = (picture: string) => ({ id: `media-${picture}`, url: `/media/${picture}.webp` });
const wired = async (section: LayoutSection) => {
  const { sections } = await serializeLayout({ key: 'x', name: 'X', type: 'landingpage', sections: [section] }, null);
  return sections[0];
};

test('The frame of content is told in the words of the Store API', async () => {
  const section = sectionSchema.parse({
    type: 'sidebar',
    mobileBehavior: 'hidden',
    sizing: 'full-width',
    background: 'enamel',
    backgroundMedia: 'garden',
    backgroundMediaMode: 'contain',
    blocks: [
      {
        block: 'product-slider',
        title: { de: 'Neu' },
        products: ['10-104'],
        sectionPosition: 'sidebar',
        marginTop: 'none',
        marginLeft: 'm',
        visibility: { mobile: false },
      },
    ],
  });
  const blocks = section.blocks.map((block) => ({
    type: 'text',
    slots: [],
    ...pageFrame(block, mediaOf),
    ...pagePlace(block),
  }));
  expect(
    await wired({
      ...pageFrame(section, mediaOf),
      type: section.type,
      mobileBehavior: section.mobileBehavior,
      sizingMode: 'full_width',
      blocks,
    }),
  ).toMatchObject({
    type: 'sidebar',
    mobileBehavior: 'hidden',
    backgroundColor: '#0e3f2c',
    backgroundMediaId: 'media-garden',
    backgroundMedia: { url: '/media/garden.webp' },
    backgroundMediaMode: 'contain',
    blocks: [
      {
        sectionPosition: 'sidebar',
        marginTop: '0px',
        marginBottom: '20px',
        marginLeft: '64px',
        visibility: { mobile: false, tablet: true, desktop: true },
        backgroundMedia: null,
      },
    ],
  });
});

test('A plain element says what a plain one says in a Shopware', async () => {
  expect(await wired({ sizingMode: 'boxed', blocks: [] })).toMatchObject({
    type: 'default',
    mobileBehavior: 'wrap',
    cssClass: null,
    backgroundColor: null,
    backgroundMediaId: null,
    backgroundMediaMode: 'cover',
    visibility: { mobile: true, tablet: true, desktop: true },
  });
});
