import * as z from 'zod';
import { articleNumber, entryOf, text } from '#features/content-schema/text.schema.ts';

const mm = (help: string) => z.int().positive().describe(`${help} In millimeters.`);
const articles = (help: string) => z.array(articleNumber('Article.')).describe(help);
const format = z.enum(['x', 'd']).describe('Shape of the bins: X stands lengthwise, D across.');
const systemType = z
  .enum(['pull-out', 'existing-pull-out', 'swing-door', 'freestanding'])
  .describe('How the cabinet opens.');

const container = z
  .strictObject({
    article: articleNumber('The bin.'),
    litres: z.number().positive().describe('What it holds, in liters.'),
    format,
    widthMm: mm('Width of the row in which it stands.'),
    depthMm: mm('Depth of one bin.'),
    heightMm: mm('Height of the bin.'),
    perRow: z
      .int()
      .positive()
      .describe('How many stand in a row, one behind the other; they are ordered in such numbers.'),
    lids: articles('Lids that fit; empty for none.'),
    tensioner: articleNumber('Holds the bag.').nullable().describe('What holds the bag; empty for none.'),
    bags: articles('Bags that fit; empty for none.'),
    filter: articleNumber('Filter for the lid.').nullable().describe('The filter of a lid with one; empty for none.'),
  })
  .describe('A bin.');

const frame = z
  .strictObject({
    frame: articleNumber('The frame.'),
    systemType,
    format,
    usableWidthMm: mm('Room for the rows of bins, side by side.'),
    maxRows: z.int().positive().optional().describe('Most rows; without it as many as fit.'),
    heightAddMm: mm('What the frame adds to the height of the bins.'),
    minInstallationDepthMm: mm('Depth that has to be free inside.'),
    containers: articles('Bins that fit.'),
    sets: articles('Sets that are sold complete with this frame.'),
  })
  .describe('A frame for a cabinet.');

const cabinet = z
  .strictObject({
    bodyWidthMm: mm('Outside width of the cabinet.'),
    frames: z.array(frame).describe('Frames that fit.'),
  })
  .describe('A width of cabinet.');

const housing = z
  .strictObject({
    frame: articleNumber('The housing.'),
    systemType,
    format,
    minWidthMm: mm('Room that it needs.'),
    containers: articles('The bin that stands in it.'),
    count: z.int().positive().describe('How many of it.'),
    sets: articles('Sets that are sold complete with this housing.'),
  })
  .describe('A housing that stands free.');

const line = z
  .strictObject({
    line: entryOf('lines', 'The line.'),
    name: z.string().describe('How it is called, the same in every language.'),
    cabinets: z.array(cabinet).optional().describe('Widths of cabinets; a line that stands free has none.'),
    housings: z.array(housing).optional().describe('Housings of a line that stands free.'),
    accessories: articles('What else goes with the line.'),
  })
  .describe('A product line.');

const rule = (help: string) => text(help);

/** content/shop/professional-planner.yaml: what goes into which cabinet. */
export const plannerSchema = z
  .strictObject({
    mostContainers: z.int().positive().describe('Most bins of one pull-out.'),
    rules: z
      .strictObject({
        usableWidth: rule('How wide the rows may be together.'),
        pairs: rule('Why short bins come in pairs.'),
        format: rule('Why bins and frame share a format.'),
        height: rule('Where the height comes from.'),
        oneHeight: rule('Why bins of format D have one height.'),
        maxContainers: rule('How many bins at most.'),
      })
      .describe('The rules in words; the shop calculates by them, so change them only with a developer.'),
    steps: z
      .strictObject({
        line: text('Heading of the first step.'),
        cabinet: text('Heading of the second step.'),
        frame: text('Heading of the third step.'),
        housing: text('Heading of the third step for a line that stands free.'),
        containers: text('Heading of the bins.'),
        lids: text('Heading of the lids.'),
        accessories: text('Heading of the accessories.'),
        bags: text('Heading of the bags.'),
      })
      .describe('Headings of the steps.'),
    containers: z.array(container).describe('Every bin.'),
    lines: z.array(line).describe('Every line, in the order in which it is offered.'),
  })
  .describe('The planner of the professionals’ shop.');

export type PlannerContent = z.infer<typeof plannerSchema>;
