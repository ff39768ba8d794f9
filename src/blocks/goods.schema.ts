import * as z from 'zod';
import { LINES } from '#features/content-schema/product.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { articleNumber, categoryName, nameOf, pictureId, text } from '#features/content-schema/text.schema.ts';
import { action, block, picture } from './frame/frame.schema.ts';

const percent = (help: string) => z.number().min(0).max(100).describe(help);

const answer = z
  .strictObject({
    figure: z.string().min(1).max(3).describe('The figure one presses.'),
    parts: z
      .array(
        z.strictObject({
          product: articleNumber('Article.'),
          quantity: z.int().min(1).default(1).describe('How many of it.'),
        }),
      )
      .min(1)
      .describe('What one buys for this figure; the price is their sum.'),
    name: text('Name; without it that of the first article.').optional(),
    ...picture,
    widthMm: z.int().optional().describe('Width in millimeters; without it that of the first article.'),
    from: percent('Where the thing begins in its picture, in percent from the left: the dimension starts there.').meta({
      label: 'Begins at (%)',
    }),
    until: percent('Where it ends.').meta({ label: 'Ends at (%)' }),
    to: targetSchema.optional().describe('Where it leads; without it to the first article.'),
  })
  .describe('One figure and what answers it.');

const askBlock = block(
  'ask',
  'The question with figures to press.',
  'A question with large figures; oven, dimension and price follow.',
  {
    title: text('The question; it is the page’s main heading.'),
    text: text('One or two sentences beside it, on wide screens.').optional(),
    unit: text('What the figures count: persons.'),
    chosen: z.string().describe('The figure that is pressed at first.'),
    answers: z.array(answer).min(2).max(5).describe('The figures, smallest first.'),
  },
);

const cabinetRulerBlock = block(
  'cabinet-ruler',
  'The ruler of cabinet widths on the green band.',
  'A ruler to scale: the widths stand where they belong.',
  {
    ...picture,
    title: text('The question.'),
    text: text('What one gets for the answer.'),
    widthsMm: z
      .array(z.int())
      .min(2)
      .max(8)
      .describe('Widths in millimeters, smallest first; the last ends the ruler. Each leads to the systems that fit.'),
    action: action('The button below.'),
  },
);

const tile = z
  .strictObject({
    family: nameOf(
      'families',
      'Short name (id) of a family in Families and sizes: gives name, address and measures.',
    ).optional(),
    title: text('Name; without it that of the family.').optional(),
    text: text('One line instead of the measures.').optional(),
    to: targetSchema.optional().describe('Where it leads; without it to the family.'),
    pictures: z
      .array(pictureId('A picture.'))
      .min(1)
      .max(3)
      .describe('One picture, or up to three cut-outs that stand on one line.'),
    look: z.enum(['scene', 'cut-out']).default('scene').describe('scene fills the tile; a cut-out stands on the line.'),
  })
  .describe('One tile.');

const categoryTilesBlock = block(
  'category-tiles',
  'Families of goods as tiles.',
  'Tiles that lead to families, with their measures.',
  {
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    action: action('Link beside the heading.'),
    tiles: z.array(tile).min(2).max(8).describe('The first two are large, the others small.'),
  },
);

const item = z
  .strictObject({
    article: articleNumber('Article whose documents are listed.'),
    title: text('Words instead of the titles of its documents; then it is one row.').optional(),
  })
  .describe('The documents of one article.');

const downloadsBlock = block(
  'downloads',
  'Documents of articles.',
  'A list of documents: manuals, drawings, data sheets.',
  {
    title: text('Heading.'),
    text: text('One sentence below the heading.').optional(),
    items: z.array(item).min(1).max(24).describe('Articles in their order; unknown ones are left out.'),
  },
);

const lineOverviewBlock = block(
  'line-overview',
  'Lines of waste systems beside each other.',
  'Lines of waste systems, compared row by row.',
  {
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    lines: z
      .array(z.enum(LINES).describe('Short name (id) of a line.'))
      .min(2)
      .max(5)
      .describe('The lines, from left to right; what is compared stands in Comparison of lines.'),
  },
);

const productBoxBlock = block(
  'product-box',
  'One article, shown large.',
  'One article with picture, price and the way to its page.',
  {
    product: articleNumber('Article; name, picture, price and stock come from the shop.'),
    title: text('Heading; without it the name of the article.').optional(),
    text: text('Why it stands here, one or two sentences; without it what the shop says of it.').optional(),
  },
);

const productLineBlock = block(
  'product-line',
  'A line of waste systems in full.',
  'What a line is, its figures, for whom it is made, and every system of it.',
  {
    line: z
      .enum(LINES)
      .describe('Short name (id) of the line; its texts, figures and systems come from the product lines.'),
  },
);

const productListingBlock = block(
  'product-listing',
  'The first articles of a category.',
  'The beginning of a category’s list, with a link to all of it.',
  {
    category: categoryName('A category: its name, or its SEO path in a Shopware.'),
    title: text('Heading; without it the name of the category.').optional(),
    count: z
      .int()
      .min(3)
      .max(12)
      .default(6)
      .describe('How many articles, 3 to 12; 6 and 12 fill their rows on every screen.'),
  },
);

const productSliderBlock = block(
  'product-slider',
  'A shelf of goods.',
  'A shelf: one ground, one edge, things stand on it.',
  {
    title: text('Heading.'),
    action: action('Link beside the heading; for a list it leads to the whole list by itself.'),
    list: z
      .enum(['sale', 'new', 'top'])
      .optional()
      .describe('A list that the shop keeps: sale = reduced, new = novelties, top = favorites. Instead of articles.'),
    count: z.int().min(2).max(12).default(4).describe('How many articles of the list.'),
    products: z
      .array(articleNumber('Article.'))
      .min(1)
      .max(12)
      .optional()
      .describe('Articles in their order; unknown ones are left out. More than fit are reached by sliding.'),
  },
).refine(({ list, products }) => (list === undefined) !== (products === undefined), {
  error: 'either list or products',
});

export const goodsBlocks = [
  askBlock,
  cabinetRulerBlock,
  categoryTilesBlock,
  downloadsBlock,
  lineOverviewBlock,
  productBoxBlock,
  productLineBlock,
  productListingBlock,
  productSliderBlock,
] as const;
