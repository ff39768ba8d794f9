// A step has a title and a time of its own, so that a cook finds their place at a glance.
import * as z from 'zod';
import { text } from '#features/content-schema/text.schema.ts';

const minutes = (help: string) => z.int().min(1).max(2880).describe(help);

const time = z
  .strictObject({
    from: minutes('7 hours are 420 minutes.').meta({ label: 'From (minutes)' }),
    to: minutes('Only where it takes from … to … minutes.').optional().meta({ label: 'Up to (minutes)' }),
  })
  .refine(({ from, to }) => to === undefined || to > from, { error: 'to after from', path: ['to'] })
  .describe('How long the whole step takes. Times of one piece, and those after which one looks, stand in the text.');

const step = z
  .strictObject({
    title: text('What one does, in one to four words: knead the dough.'),
    time: time.optional(),
    text: text('How: heat, level, size, and how one sees that it is done. Does not repeat the title.'),
  })
  .describe('One step.');

export const steps = z.array(step).min(3).max(10).describe('What one does, in order.');

export type Step = z.infer<typeof step>;
