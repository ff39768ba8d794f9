import * as z from 'zod';
import { parseEntry } from '#features/content-schema/parse-entry.ts';
import { pagePublishingFields } from '#features/content-schema/publishing.schema.ts';
import { slugs, text } from '#features/content-schema/text.schema.ts';
import { appointmentSchema } from './appointment/appointment.schema.ts';
import { askSchema } from './ask/ask.schema.ts';
import { cabinetRulerSchema } from './cabinet-ruler/cabinet-ruler.schema.ts';
import { callToActionSchema } from './call-to-action/call-to-action.schema.ts';
import { categoryTilesSchema } from './category-tiles/category-tiles.schema.ts';
import { configuratorSchema } from './configurator/configurator.schema.ts';
import { contactFormSchema } from './contact-form/contact-form.schema.ts';
import { contactPersonsBlockSchema } from './contact-persons/contact-persons.schema.ts';
import { dealerFinderSchema } from './dealer-finder/dealer-finder.schema.ts';
import { directionsSchema } from './directions/directions.schema.ts';
import { downloadsSchema } from './downloads/downloads.schema.ts';
import { dryingTimesSchema } from './drying-times/drying-times.schema.ts';
import { faqSchema } from './faq/faq.schema.ts';
import { frameFields, sectionFields } from './frame/frame.schema.ts';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { guaranteesSchema } from './guarantees/guarantees.schema.ts';
import { heroSchema } from './hero/hero.schema.ts';
import { imageSchema } from './image/image.schema.ts';
import { imageBubblesSchema } from './image-bubbles/image-bubbles.schema.ts';
import { imagePairSchema } from './image-pair/image-pair.schema.ts';
import { imageTextSchema } from './image-text/image-text.schema.ts';
import { journalTeaserSchema } from './journal-teaser/journal-teaser.schema.ts';
import { lineOverviewSchema } from './line-overview/line-overview.schema.ts';
import { markdocSchema } from './markdoc/markdoc.schema.ts';
import { newsletterSchema } from './newsletter/newsletter.schema.ts';
import { noticeSchema } from './notice/notice.schema.ts';
import { openingHoursSchema } from './opening-hours/opening-hours.schema.ts';
import { ovenCouplingSchema } from './oven-coupling/oven-coupling.schema.ts';
import { productBoxSchema } from './product-box/product-box.schema.ts';
import { productLineBlockSchema } from './product-line/product-line.schema.ts';
import { productListingSchema } from './product-listing/product-listing.schema.ts';
import { productSliderSchema } from './product-slider/product-slider.schema.ts';
import { quoteSchema } from './quote/quote.schema.ts';
import { recipeTeaserSchema } from './recipe-teaser/recipe-teaser.schema.ts';
import { sliderSchema } from './slider/slider.schema.ts';
import { sparePartsSchema } from './spare-parts/spare-parts.schema.ts';
import { stepsSchema } from './steps/steps.schema.ts';
import { textSchema } from './text/text.schema.ts';
import { timelineSchema } from './timeline/timeline.schema.ts';
import { videoSchema } from './video/video.schema.ts';

/** Every block an editor can place. A new one: its folder, a line here, a line in Blocks.astro. */
export const blockSchema = z
  .discriminatedUnion('block', [
    askSchema,
    sparePartsSchema,
    productListingSchema,
    productLineBlockSchema,
    productBoxSchema,
    ovenCouplingSchema,
    dryingTimesSchema,
    openingHoursSchema,
    newsletterSchema,
    lineOverviewSchema,
    downloadsSchema,
    directionsSchema,
    dealerFinderSchema,
    contactFormSchema,
    contactPersonsBlockSchema,
    configuratorSchema,
    appointmentSchema,
    cabinetRulerSchema,
    callToActionSchema,
    categoryTilesSchema,
    faqSchema,
    gallerySchema,
    guaranteesSchema,
    heroSchema,
    imageBubblesSchema,
    imagePairSchema,
    imageSchema,
    imageTextSchema,
    markdocSchema,
    noticeSchema,
    productSliderSchema,
    quoteSchema,
    sliderSchema,
    stepsSchema,
    textSchema,
    timelineSchema,
    videoSchema,
    journalTeaserSchema,
    recipeTeaserSchema,
  ])
  .describe('A block; `block` says which.');

export type Block = z.infer<typeof blockSchema>;

const sectionOf = (block: z.ZodType<Block>) =>
  z
    .strictObject({ ...sectionFields, blocks: z.array(block).describe('Blocks from top to bottom.') })
    .refine(({ type, blocks }) => type === 'sidebar' || blocks.every(isInMain), {
      error: 'type: sidebar, because one of its blocks says sectionPosition: sidebar',
      path: ['type'],
    })
    .describe('A section.');

const isInMain = ({ sectionPosition }: Block): boolean => sectionPosition !== 'sidebar';

export const sectionSchema = sectionOf(blockSchema);

export type Section = z.infer<typeof sectionSchema>;

const pageOf = (section: z.ZodType<Section>) =>
  z
    .strictObject({
      slug: z
        .union([
          slugs('Words of its own: the address without language prefix.'),
          z
            .strictObject({ de: z.literal(''), 'en-US': z.literal(''), 'fr-FR': z.literal('') })
            .describe('None: the home page.'),
        ])
        .describe('Address in each language; empty for the home page.'),
      title: text('Title in the browser and in search results; the shop’s name is put behind.'),
      description: text('For search results, 155 characters at most.'),
      ...pagePublishingFields,
      colourMode: z
        .enum(['light', 'dark'])
        .optional()
        .describe('Always shows this page light or dark; empty: as the visitor has it.'),
      sections: z.array(section).describe('Sections from top to bottom.'),
    })
    .describe('A page made of blocks.');

/** content/pages/<id>.yaml, as the editor's forms and `content:check` judge it. */
export const pageSchema = pageOf(sectionSchema);

/** The same as it is drawn: a block of a name that nobody knows is left to Blocks.astro, and the page stays whole (docs/decisions/007). */
export const renderedPageSchema = pageOf(sectionOf(renderedBlock()));

export type Page = z.infer<typeof pageSchema>;

/** @throws Error naming file, field, found and expected. */
export const parseRenderedPage = (raw: unknown, file: string): Page => parseEntry(renderedPageSchema, raw, file);

/** Of a block that nobody knows, its name and its place are left: what else stands in it means nothing. */
function renderedBlock(): z.ZodType<Block> {
  const names = new Set<unknown>(blockSchema.options.map(({ shape }) => shape.block.value));
  const stranger = z
    .object({
      block: z.string().refine((name) => !names.has(name)),
      sectionPosition: frameFields.sectionPosition,
    })
    .transform((block) => ({ ...block, isUnknown: true }));
  return z.unknown().transform((raw, context) => {
    const unknown = stranger.safeParse(raw);
    if (unknown.success) return unknown.data as unknown as Block; // says only what DrawnBlock asks for
    const parsed = blockSchema.safeParse(raw, { reportInput: true });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}
