import type { Body } from '#store/request-body.ts';
import type { Fields } from '#store/shopper/fields.ts';

/** What is said: heading, text, 1 to 5 points and the name under it. */
export type ReviewText = { title: string; content: string; points: number; author: string };

/** Shortest heading and longest text, in characters; how short a text may be is the shop's to say. */
const MIN_TITLE = 5;
const MAX_CONTENT = 5000;

/** Reads a review from a body; without a name the writer's first name stands under it. Mistakes are noted in the fields. */
export function readReviewText(
  fields: Fields,
  body: Body,
  { firstName, minCharacters }: { firstName: string; minCharacters: number },
): ReviewText {
  return {
    title: fields.text('title', { required: true, min: MIN_TITLE }),
    content: fields.text('content', { required: true, min: minCharacters, max: MAX_CONTENT }),
    points: readPoints(fields, body.points),
    author: fields.optional('name') ?? firstName,
  };
}

/** Half points are points too: the original keeps decimals. */
function readPoints(fields: Fields, raw: unknown): number {
  const points = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (raw === undefined || raw === null || raw === '')
    fields.report('points', 'IS_BLANK_ERROR', 'This value should not be blank.');
  else if (typeof points !== 'number' || !Number.isFinite(points))
    fields.report('points', 'INVALID_TYPE_ERROR', 'This value should be of type numeric.', {
      '{{ type }}': '"numeric"',
    });
  else if (points < 1)
    fields.report('points', 'TOO_LOW_ERROR', 'This value should be greater than or equal to 1.', LOWEST);
  else if (points > 5)
    fields.report('points', 'TOO_HIGH_ERROR', 'This value should be less than or equal to 5.', HIGHEST);
  return typeof points === 'number' ? points : 0;
}

const LOWEST = { '{{ compared_value }}': '1' };
const HIGHEST = { '{{ compared_value }}': '5' };
