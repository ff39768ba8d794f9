import * as z from 'zod';
import { nameOf, text } from '#features/content-schema/text.schema.ts';
import { block } from './frame/frame.schema.ts';

const toolFields = {
  title: text('Heading.'),
  text: text('What the tool does, one or two sentences.').optional(),
};
const headingFields = {
  title: text('Heading.'),
  text: text('One sentence below the heading.').optional(),
};

const appointmentBlock = block(
  'appointment',
  'Request to a partner: a showroom appointment, or an installation.',
  'Choice of a partner nearby, and the form to it. At most one a page.',
  toolFields,
);

const configuratorBlock = block(
  'configurator',
  'The first question of the configurator.',
  'How does the cabinet open: four answers that lead into the configurator.',
  toolFields,
);

const contactFormBlock = block(
  'contact-form',
  'A message to customer service, with a photo or PDF.',
  'The contact form. At most one a page.',
  {
    title: text('Heading; without it the usual one.').optional(),
    text: text('When an answer comes; without it the usual sentence.').optional(),
  },
);

const contactPersonsBlock = block(
  'contact-persons',
  'Who answers, chosen by country and language or by postcode.',
  'Contact persons by region; they come from Contact persons.',
  {
    title: text('Heading.'),
    text: text('One sentence beside the heading.').optional(),
    roles: z
      .array(nameOf('roles', 'Short name (id) of a role in Contact persons.'))
      .min(1)
      .optional()
      .describe('Only persons of these roles; without it everybody, by region.'),
  },
);

const dealerFinderBlock = block(
  'dealer-finder',
  'The question for dealers nearby.',
  'Town or postcode and kind of dealer; the dealer network answers.',
  toolFields,
);

const way = (help: string) =>
  z
    .strictObject({
      title: text('Heading: Mit dem Auto.'),
      steps: z.array(text('One stretch of the way.')).min(1).max(6).describe('The way, stretch by stretch.'),
      times: z
        .array(
          z.strictObject({
            from: text('Where one starts.'),
            minutes: z.int().min(1).max(600).describe('Minutes it takes from there.'),
          }),
        )
        .max(6)
        .default([])
        .describe('How long it takes, the nearest first; drawn as bars.'),
    })
    .describe(help);

const directionsBlock = block(
  'directions',
  'How to find the workshop.',
  'Address, place on the map, and the way by car and by train with times.',
  {
    title: text('Heading.'),
    coordinates: z
      .strictObject({
        lat: z.number().min(-90).max(90).describe('Latitude in degrees.'),
        lon: z.number().min(-180).max(180).describe('Longitude in degrees.'),
      })
      .optional()
      .describe('Place on the map; without it that of the shop.'),
    car: way('By car.'),
    train: way('By train.'),
  },
);

const dryingTimesBlock = block(
  'drying-times',
  'What to dry and how much: temperature, hours, racks.',
  'Temperature, hours and racks for a food; the figures stand in Drying guide.',
  headingFields,
);

const newsletterBlock = block('newsletter', 'The form of the newsletter.', 'E-mail and consent for the newsletter.', {
  title: text('Heading; without it the usual one.').optional(),
  text: text('What the letter brings; without it the usual sentence.').optional(),
});

const openingHoursBlock = block(
  'opening-hours',
  'When somebody answers the telephone.',
  'Whether somebody answers now, and the hours of the week; they come from Facts of the shop.',
  headingFields,
);

const ovenCouplingBlock = block(
  'oven-coupling',
  'How many guests need which raclette ovens, and when two are coupled.',
  'How many guests need which raclette ovens; the answers stand in Raclette planner.',
  headingFields,
);

const sparePartsBlock = block(
  'spare-parts',
  'The search for spare parts.',
  'A field for number or words, and the way by kind of appliance.',
  toolFields,
);

export const toolBlocks = [
  appointmentBlock,
  configuratorBlock,
  contactFormBlock,
  contactPersonsBlock,
  dealerFinderBlock,
  directionsBlock,
  dryingTimesBlock,
  newsletterBlock,
  openingHoursBlock,
  ovenCouplingBlock,
  sparePartsBlock,
] as const;
