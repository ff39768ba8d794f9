import * as z from 'zod';
import { articleNumber } from './text.schema.ts';

export const SYSTEM_TYPES = ['pull-out', 'existing-pull-out', 'swing-door', 'freestanding'] as const;

const mm = (help: string) => z.int().min(0).max(5000).describe(`${help} In millimeters.`);

const span = (help: string) => z.strictObject({ min: mm('Smallest.'), max: mm('Largest.') }).describe(help);

/** What a waste system needs around it: the configurator reads these measures. */
export const fitSchema = z
  .strictObject({
    systemType: z
      .array(z.enum(SYSTEM_TYPES))
      .min(1)
      .describe('How the system opens: pull-out, drawer, swing door, freestanding.'),
    bodyWidthsMm: z
      .array(mm('One width.'))
      .describe('Cabinet widths it is made for; empty for freestanding housings. In millimeters.'),
    sideWallMm: z
      .array(mm('One thickness.'))
      .describe('Side-wall thicknesses it can be mounted between. In millimeters.'),
    minBodyDepthMm: mm(
      'Smallest cabinet depth: installation depth + 18, for an existing drawer + 38; empty if freestanding.',
    ).nullable(),
    minBodyHeightMm: mm('Smallest cabinet height: installation height + 38; empty if freestanding.').nullable(),
    minWidthMm: mm('Room a freestanding housing needs, 5 mm to either side included.').optional(),
    minInstallationHeightMm: mm(
      'Smallest height between cabinet floor and the next edge above (freestanding: lid open).',
    ),
    minInstallationDepthMm: mm('Smallest free depth behind the front.'),
    maxInstallationDepthMm: mm('Largest inside depth a clamping frame can reach.').optional(),
    drawerWidthsMm: z
      .array(mm('One width.'))
      .optional()
      .describe('Drawer widths an insert is made for. In millimeters.'),
    drawerDepthMm: span('Inside depth of the drawer.').optional(),
    innerWidthMm: z
      .strictObject({
        min: mm('Inside width of the cabinet between walls of 19 mm.'),
        max: mm('Inside width of the cabinet between walls of 16 mm.'),
        usable: mm('Width between runners and frame.'),
        containers: mm('Sum of the widths of the rows of containers.'),
        spare: mm('What is left: usable − containers.'),
      })
      .optional()
      .describe('How the width of the cabinet is used up.'),
    depthStackMm: stack('How the depth is used up; the sum is the installation depth.').optional(),
    heightStackMm: stack('How the height is used up; the sum is the installation height.'),
    loadKg: z.int().min(1).max(100).describe('Load the system is tested to, in kilograms.'),
    frontMounted: z.boolean().describe('The cabinet front is screwed to the system and travels with it.'),
  })
  .describe('Measures that decide whether the system fits; waste systems only.');

function stack(help: string) {
  return z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/, { error: 'a part in camelCase' }), mm('Share of this part.'))
    .describe(help);
}

export const containersSchema = z
  .array(
    z.strictObject({
      litres: z.number().positive().describe('Volume of one container, in liters.'),
      count: z.int().min(1).max(7).describe('How many of them are in the system; seven in all at most.'),
      article: articleNumber('Number of the container as an article of its own.'),
    }),
  )
  .describe('The containers that are in the box; waste systems only.');

export type Fit = z.infer<typeof fitSchema>;
