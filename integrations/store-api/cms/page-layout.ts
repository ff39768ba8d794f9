import type { Block, Section } from '#blocks/blocks.schema.ts';
import { type FindHref, proseFrom } from '#features/content-schema/markdoc.ts';
import type { Shop } from '#features/content-schema/shop.schema.ts';
import { inLanguage, type Locale, localeInfo, type Text } from '#i18n/locales.ts';
import type { ContentPage } from '#store/catalogue/catalogue.ts';
import { slugOf } from '#store/catalogue/import/seo-rows.ts';
import { idOf } from '#store/id.ts';
import { shopAddress } from '#store/origins.ts';
import type { StoreContext } from '#store/request.ts';
import { serializeSalutation } from '#store/serializers/people.ts';
import { escaped } from '#values/text.ts';
import {
  imageSlot,
  type Layout,
  type LayoutBlock,
  type LayoutFrame,
  type LayoutSection,
  type LayoutSlot,
  readActiveProducts,
  sliderSlot,
  textSlot,
} from './layout.ts';

/**
 * A page of content in the blocks that every client knows, so that a storefront of someone else shows what it says.
 * Ours draws the page from content itself; `hof_block` names what each block was there.
 */
export function pageLayout(c: StoreContext, { key, page }: ContentPage): Layout {
  const name = inLanguage(c.var.locale, page.title);
  return { key: `page:${key}`, name, type: 'landingpage', sections: page.sections.map((each) => sectionOf(c, each)) };
}

const sectionOf = (c: StoreContext, section: Section): LayoutSection => ({
  ...pageFrame(section, mediaOf(c)),
  // a full-width section of ours keeps the margins of its texts, others' has none
  sizingMode: 'boxed',
  type: section.type,
  mobileBehavior: section.mobileBehavior,
  blocks: section.blocks.flatMap((block) => blocksOf(c, block)),
});

/** A picture with what it shows, in the language of the request. */
const mediaOf = (c: StoreContext) => (picture: string) => {
  const { pictures } = c.var.store.catalogue;
  const id = idOf('media', picture);
  return pictures.media(id, pictures.alt(id, c.var.locale));
};

/** A shelf of picked goods is a slider, one of the shop's own lists is left out; everything else is pictures with text beside, and text. */
function blocksOf(c: StoreContext, block: Block): LayoutBlock[] {
  const customFields = { hof_block: block.block };
  const frame = { ...pageFrame(block, mediaOf(c)), ...pagePlace(block), customFields };
  if (block.block === 'product-slider') {
    const title = inLanguage(c.var.locale, block.title);
    const { products } = block;
    return products ? [{ type: 'product-slider', ...frame, slots: [sliderSlot(c, title, products)] }] : [];
  }
  if (block.block === 'downloads') return [{ type: 'text', ...frame, slots: [downloadsSlot(c, block)] }];
  const form = formOf(c, block);
  const words = form ? { text: 'text' in block ? block.text : undefined } : block;
  const fragments = fragmentsOf(words, c.var.locale, findHref(c), shopWordsOf(c, block)).map(
    ({ html, picture, href }) => {
      const media = picture ? mediaOf(c)(picture) : null;
      return media
        ? { type: 'image-text', ...frame, slots: [imageSlot('left', media, href), textSlot('right', html)] }
        : { type: 'text', ...frame, slots: [textSlot('content', html)] };
    },
  );
  return form ? [...fragments, { type: 'form', ...frame, slots: [form] }] : fragments;
}

/** A form that other clients draw themselves; undefined for all other blocks. */
function formOf({ var: { store, locale } }: StoreContext, block: Block): LayoutSlot | undefined {
  if (block.block !== 'contact-form' && block.block !== 'newsletter') return undefined;
  const type = block.block === 'newsletter' ? 'newsletter' : 'contact';
  return {
    slot: 'content',
    type: 'form',
    config: {
      type,
      title: block.title ? inLanguage(locale, block.title) : null,
      mailReceiver: [],
      confirmationText: '',
    },
    data: () => store.shopConfig.salutations.map((each) => serializeSalutation(each, locale)),
  };
}

type ArticleDocument = { kind: string; title: string };

/** Documents of articles as links to their files, which lie at this shop whichever storefront lists them. */
const downloadsSlot = (c: StoreContext, block: Extract<Block, { block: 'downloads' }>): LayoutSlot => ({
  slot: 'content',
  type: 'text',
  data: async () => {
    const { locale, store } = c.var;
    const ids = block.items.map(({ article }) => idOf('product', article));
    const products = new Map((await readActiveProducts(c, ids)).map((product) => [product.productNumber, product]));
    const links = block.items.flatMap(({ article, title }) => {
      const product = products.get(article);
      const { name, customFields } = product?.translated ?? {};
      const { hof_documents: documents = [] } = (customFields ?? {}) as { hof_documents?: ArticleDocument[] };
      return (title ? documents.slice(0, 1) : documents).map(({ kind, title: ofDocument }) => {
        const path = [slugOf(name ?? article, locale), article, kind].map(encodeURIComponent).join('/');
        const words = title ? inLanguage(locale, title) : `${ofDocument}: ${name}`;
        return `<a href="${escaped(`${shopAddress(store.config)}${localeInfo(locale).prefix}/documents/${path}.pdf`)}">${escaped(words)}</a>`;
      });
    });
    const fragments = links.length > 0 ? fragmentsOf(block, locale, findHref(c), listOf(links)) : [];
    return { content: fragments.map(({ html }) => html).join('\n'), apiAlias: 'cms_text' };
  },
});

/** What a block shows of the shop itself, as HTML; empty for blocks that say everything in their own words. */
function shopWordsOf({ var: { store, locale } }: StoreContext, block: Block): string {
  const { shop, contactPersons } = store.shopConfig;
  if (block.block === 'opening-hours') return hoursList(shop.support.hours, locale);
  if (block.block !== 'contact-persons') return '';
  const { roles } = block;
  const persons = contactPersons.persons.filter(({ role }) => roles?.includes(role) ?? true);
  return listOf(
    persons.map(({ firstName, lastName, territory, phone, email }) =>
      [
        escaped(`${firstName} ${lastName}, ${inLanguage(locale, territory)}`),
        `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${escaped(phone)}</a>`,
        `<a href="mailto:${email}">${escaped(email)}</a>`,
      ].join(', '),
    ),
  );
}

/** A week as `Montag und Freitag: 07:30–12:00, 13:30–17:00`, by the workshop's clock. */
function hoursList(hours: Shop['support']['hours'], locale: Locale): string {
  const { numbers } = localeInfo(locale);
  const weekday = new Intl.DateTimeFormat(numbers, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(numbers, { timeStyle: 'short', timeZone: 'UTC' });
  const at = (time: string) => clock.format(new Date(`2024-01-01T${time}Z`));
  const byDays = Map.groupBy(hours, ({ weekdays }) => weekdays.join());
  const rows = [...byDays.values()].map((spans) => {
    // 1 January 2024 was a Monday
    const days = (spans[0]?.weekdays ?? []).map((day) => weekday.format(new Date(Date.UTC(2024, 0, day))));
    const times = spans.map(({ from, until }) => `${at(from)}–${at(until)}`);
    return `${new Intl.ListFormat(numbers).format(days)}: ${times.join(', ')}`;
  });
  return listOf(rows.map(escaped));
}

const listOf = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** What one place of a page says: formatted text, a picture where there is one, and where it leads. */
type ContentFragment = { html: string; picture: string | null; href: string | null };

/**
 * The fragments of a block, whichever it is: itself, with `shopWords` as HTML, and each entry of its lists and parts that has
 * words of its own. Blocks share their words (`title`, `text`, `picture`, `pictures`; `question`, `answer`; `steps`), so
 * that a new one needs nothing here. A heading leads where its entry does (`to`); none stands alone without a link.
 */
export function fragmentsOf(block: object, locale: Locale, findHref: FindHref, shopWords = ''): ContentFragment[] {
  const entries = Object.values(block).flat().filter(isMap);
  const [first, ...others] = [block as Record<string, unknown>, ...entries.filter((each) => !isText(each))].map(
    (each, index) => fragmentOf(each, index === 0 ? 2 : 3, locale, findHref),
  );
  if (!first) return [];
  const saysMore = others.filter(({ text, picture, href }) => text !== '' || picture !== null || href !== null);
  const fragments = [{ ...first, text: [first.text, shopWords].filter(Boolean).join('\n') }, ...saysMore];
  if (fragments.every(({ text, picture, href }) => text === '' && picture === null && href === null)) return [];
  return fragments
    .map(({ heading, text, ...rest }) => ({ html: [heading, text].filter(Boolean).join('\n'), ...rest }))
    .filter(({ html, picture }) => html !== '' || picture !== null);
}

function fragmentOf(fields: Record<string, unknown>, level: 2 | 3, locale: Locale, findHref: FindHref) {
  const t = (value: unknown) => (isText(value) ? inLanguage(locale, value) : null);
  const title = t(fields.title) ?? t(fields.name) ?? t(fields.question);
  const named = [typeof fields.figure === 'string' ? fields.figure : null, title].filter(Boolean).join(' ');
  const source = t(fields.text) ?? t(fields.answer) ?? '';
  const [first] = Array.isArray(fields.pictures) ? fields.pictures : [fields.picture];
  const [[kind, name] = []] = isMap(fields.to) ? Object.entries(fields.to) : [];
  const href = typeof name === 'string' ? (findHref(`${kind}:${name}`) ?? null) : null;
  const words = href ? `<a href="${escaped(href)}">${escaped(named)}</a>` : escaped(named);
  return {
    heading: named && `<h${level}>${words}</h${level}>`,
    href,
    text: (source.trim() && proseFrom(source, findHref).html.trim()) || stepsOf(fields.steps, locale),
    picture: typeof first === 'string' ? first : null,
  };
}

/** Steps that are words alone, as a numbered list. */
function stepsOf(steps: unknown, locale: Locale): string {
  const texts = Array.isArray(steps) ? steps.filter(isText) : [];
  return texts.length > 0
    ? `<ol>${texts.map((text) => `<li>${escaped(inLanguage(locale, text))}</li>`).join('')}</ol>`
    : '';
}

/** Links to the shop's places as paths that lead to them in any storefront. */
const findHref =
  (c: StoreContext): FindHref =>
  (place) => {
    const [kind = '', name = ''] = place.split(':');
    const { prefix } = localeInfo(c.var.locale);
    const page = c.var.store.catalogue.pages.find(({ key }) => key === name)?.page;
    if (kind === 'page') return page && `${prefix}/${inLanguage(c.var.locale, page.slug)}`;
    if (kind === 'product') return `${prefix}/detail/${idOf('product', name)}`;
    return kind === 'category' ? `${prefix}/navigation/${idOf('category', name)}` : undefined;
  };

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Text => isMap(value) && typeof value.de === 'string';

/** The picture of an id, as the store tells it; null while it is only planned. */
type MediaOf = (picture: string) => object | null;

/**
 * What content has set around a section or a block, in the words of the Store API. A client of someone else knows neither
 * our grounds nor our steps, so it hears their light colors and their pixels on a wide screen.
 */
export const pageFrame = (element: Section | Block, mediaOf: MediaOf): LayoutFrame => ({
  visibility: element.visibility,
  cssClass: element.cssClass,
  backgroundColor: GROUNDS[element.background ?? 'none'],
  backgroundMedia: backgroundOf(element, mediaOf),
  backgroundMediaMode: element.backgroundMediaMode,
});

/** A block's place in its section, and its margins; a section has neither on the wire. */
export const pagePlace = ({ sectionPosition, ...block }: Block): LayoutFrame => ({
  sectionPosition,
  marginTop: SPACES[block.marginTop ?? 'usual'],
  marginBottom: SPACES[block.marginBottom ?? 'usual'],
  marginLeft: SPACES[block.marginLeft ?? 'usual'],
  marginRight: SPACES[block.marginRight ?? 'usual'],
});

/** The light numbers of tokens.css. */
const GROUNDS = { none: null, stage: '#ebeff1', sunk: '#ebeff1', enamel: '#0e3f2c' };

const SPACES = { usual: '20px', none: '0px', s: '24px', m: '64px', l: '112px' };

/** A picture by its id; an address alone is no Media entity, so a client of someone else does without. */
const backgroundOf = ({ backgroundMedia: named }: Section | Block, mediaOf: MediaOf): object | null =>
  named && !named.startsWith('/') ? mediaOf(named) : null;
