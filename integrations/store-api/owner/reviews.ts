import { approveReview, readWrittenReviews } from '#store/records/owner/reviews.ts';
import type { Command } from './line/command.ts';
import { Mistake } from './line/mistake.ts';

const list: Command = {
  name: 'reviews list',
  takes: [],
  options: { all: { says: 'those that are shown already, too' } },
  says: 'Lists what customers wrote and nobody has approved yet, oldest first.',
  run: async (desk, given) => {
    const { records } = await desk.open();
    const found = await readWrittenReviews(records.read, { isApproved: given.isSet('all') ? null : false });
    const rows = found.map(({ review, article }) => ({
      id: review.id,
      written: review.createdAt,
      article,
      points: review.points,
      author: review.author,
      shown: review.isApproved,
      title: review.title,
      content: review.content,
    }));
    return { kind: 'list', rows, whenEmpty: 'No review waits.' };
  },
};

const approve: Command = {
  name: 'reviews approve',
  takes: ['id'],
  options: {},
  says: 'Shows a review to everybody, and lets it count.',
  run: async (desk, { words: [id = ''] }) => {
    const { records } = await desk.open();
    await records.transaction(async (tx) => {
      const found = (await readWrittenReviews(tx, { isApproved: null })).find(({ review }) => review.id === id);
      if (!found) throw new Mistake(`There is no review ${id}.`);
      if (found.review.isApproved) throw new Mistake(`Review ${id} is shown already.`);
      await approveReview(tx, id);
    });
    return { kind: 'done', sentence: `Review ${id} is shown from now on.` };
  },
};

export const reviewCommands = [list, approve];
