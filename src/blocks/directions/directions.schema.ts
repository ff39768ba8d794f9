import * as z from 'zod';
import { frameFields } from '#blocks/frame/frame.schema.ts';
import { text } from '#features/content-schema/text.schema.ts';

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

export const directionsSchema = z
  .strictObject({
    block: z.literal('directions').describe('How to find the workshop.'),
    ...frameFields,
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
  })
  .describe('Address, place on the map, and the way by car and by train with times.');

export type Directions = z.infer<typeof directionsSchema>;
