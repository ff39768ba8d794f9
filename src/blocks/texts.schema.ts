import * as z from 'zod';
import { prose } from '#features/content-schema/prose.schema.ts';
import { targetSchema } from '#features/content-schema/shop-config/target.schema.ts';
import { entryOf, nameOf, text } from '#features/content-schema/text.schema.ts';
import { TOPICS } from '#features/journal/post/post.schema.ts';
import { DEVICES } from '#features/journal/recipe/recipe.schema.ts';
import { action, block } from './frame/frame.schema.ts';

const callToActionBlock = block('call-to-action', 'An invitation with a button.', 'An invitation with a button.', {
  title: text('The invitation.'),
  text: prose('One or two sentences.').optional(),
  action: action('The button; it shows once its place exists.'),
});

const item = z
  .strictObject({ question: text('The question, as a customer asks it.'), answer: prose('The answer.') })
  .describe('A question and its answer.');

const faqBlock = block(
  'faq',
  'Questions that open to show their answer; search engines read them too.',
  'Questions and answers.',
  {
    title: text('Heading.'),
    items: z.array(item).min(1).max(30).describe('Questions in their order.'),
  },
);

const promise = z
  .strictObject({
    figure: z.string().min(1).max(4).describe('The figure of the promise.'),
    title: text('What it counts: Jahre Garantie.'),
    text: text('One short sentence.'),
    to: targetSchema.optional().describe('Where it is written in full.'),
  })
  .describe('One promise.');

const guaranteesBlock = block('guarantees', 'Promises as figures.', 'What one can count on, as figures on a line.', {
  title: text('Heading.'),
  heading: z.enum(['hidden', 'shown']).default('hidden').describe('hidden: the heading is only read out.'),
  items: z
    .array(z.union([nameOf('guarantees', 'A guarantee from Facts of the shop, by its short name (id).'), promise]))
    .min(2)
    .max(5)
    .describe('The promises: the shop’s own by their short names, or written here.'),
});

const journalTeaserBlock = block(
  'journal-teaser',
  'Posts of the journal.',
  'Posts of the journal; those whose day is still to come are left out until then.',
  {
    title: text('Heading; without it that of the list.').optional(),
    text: text('One or two sentences below the heading.').optional(),
    list: z
      .enum(['latest', 'popular', 'related'])
      .optional()
      .describe(
        'latest: the newest. popular: what is read most. related: the posts named below. Without it: those, or the newest if none is named.',
      ),
    posts: z
      .array(entryOf('blog', 'Post.'))
      .max(12)
      .default([])
      .describe('Posts in their order; each of them is shown.'),
    topic: z.enum(TOPICS).optional().describe('Posts of this topic only; without it of all.'),
    count: z
      .int()
      .min(1)
      .max(12)
      .default(3)
      .describe('How many of a list at most; posts that are named are all shown.'),
  },
).refine(({ list, posts }) => list === undefined || (list === 'related') === posts.length > 0, {
  error: 'either a list or posts; the list related needs posts',
});

const markdocBlock = block(
  'markdoc',
  'A long text; four headings or more (##) make a list of contents beside it.',
  'A long text, such as terms and conditions.',
  {
    text: prose('The whole text with its headings (##). {% notice kind="warning" %}…{% /notice %} sets a box in it.'),
  },
);

const noticeBlock = block(
  'notice',
  'A box with something to know or to mind.',
  'Something to know or to mind. Notices with dates stand in Notices.',
  {
    kind: z.enum(['info', 'warning']).default('info').describe('info = good to know; warning = mind this.'),
    title: text('What it is about, in a few words.'),
    text: prose('The notice.'),
  },
);

const quoteBlock = block('quote', 'A sentence somebody said.', 'A sentence, set large.', {
  text: text('The sentence, without quotation marks: they are set in the page’s language.'),
  source: text('Who said it, or where it stands.').optional(),
});

const recipeTeaserBlock = block(
  'recipe-teaser',
  'Recipes.',
  'Recipes by device or picked by hand; those whose day is still to come are left out until then.',
  {
    title: text('Heading; without it “Recipes”.').optional(),
    text: text('One or two sentences below the heading.').optional(),
    device: z.enum(DEVICES).optional().describe('Recipes of this device only, the newest first.'),
    recipes: z
      .array(entryOf('recipes', 'Recipe.'))
      .max(12)
      .default([])
      .describe('Recipes in their order, instead of the newest.'),
    list: z.literal('all').optional().describe('all: every recipe of the device, or of all, instead of a few.'),
    count: z.int().min(1).max(12).default(4).describe('How many at most.'),
  },
);

const step = z
  .strictObject({ title: text('What is done, in two or three words.'), text: prose('How it is done.') })
  .describe('A step.');

const stepsBlock = block('steps', 'Steps in their order, each with a large figure.', 'Steps in their order.', {
  title: text('Heading.'),
  items: z.array(step).min(2).max(9).describe('Steps in their order; they are numbered by themselves.'),
});

const textBlock = block(
  'text',
  'A heading on the left, its text on the right.',
  'A chapter of text; tables in it are as wide as they need.',
  {
    title: text('Heading.').optional(),
    text: prose('The text.'),
  },
);

const moment = z
  .strictObject({
    year: z.int().min(1800).max(2100).describe('The year.'),
    title: text('What began or changed, in a few words.'),
    text: text('One or two sentences about it.').optional(),
  })
  .describe('One year.');

const timelineBlock = block('timeline', 'Years and what happened in them.', 'A history as years on a line.', {
  title: text('Heading.'),
  items: z.array(moment).min(2).max(12).describe('The years, the earliest first.'),
});

export const textBlocks = [
  callToActionBlock,
  faqBlock,
  guaranteesBlock,
  journalTeaserBlock,
  markdocBlock,
  noticeBlock,
  quoteBlock,
  recipeTeaserBlock,
  stepsBlock,
  textBlock,
  timelineBlock,
] as const;
