import { blockSchema } from '#blocks/blocks.schema.ts';
import { parseExample } from '#blocks/example.ts';
import type { RenderedSection } from '#blocks/rendered-block.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';

/** A block in the gallery: its name, what its schema says of it, and the sections that its example makes. */
interface Example {
  name: string;
  description: string;
  sections: RenderedSection[];
}

const files = import.meta.glob<string>('/src/blocks/*/*.example.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every block that has an example, by name. @throws Error file, field, found and expected */
const examples: Example[] = Object.entries(files).map(([file, text]) => {
  const name = file.replace(/^.*\/|\.example\.yaml$/g, '');
  const schema = blockSchema.options.find((option) => option.shape.block.value === name);
  return {
    name,
    description: schema?.description ?? 'Not a block: sections, grounds, sidebars and spaces around all of them.',
    sections: parseExample(text, file),
  };
});

/** What `/__blocks/[...path]` shows: all examples, one, or the default blocks of a Shopware; in one language. */
export interface GalleryView {
  locale: Locale;
  shown: Example[];
  isShopware?: boolean;
}

/** `/__blocks`, `/__blocks/hero`, `/__blocks/shopware`, and all again behind the code of each language. */
export const galleryPaths = () =>
  LOCALES.flatMap(({ code, prefix }) =>
    [
      { name: '', shown: examples },
      { name: 'shopware', shown: [], isShopware: true },
      ...examples.map((one) => ({ name: one.name, shown: [one] })),
    ].map(({ name, ...shown }) => ({
      params: { path: galleryPath(prefix, name).slice('/__blocks/'.length) || undefined },
      props: { locale: code, ...shown } satisfies GalleryView,
    })),
  );

/** `prefix` as in the shop's own addresses: `/fr-FR`, empty for German. */
export const galleryPath = (prefix: string, name: string): string => `/__blocks${prefix}${name && `/${name}`}`;
