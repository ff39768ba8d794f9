import { hideReview, reviewRows, showReview } from '#store/merchant/reviews.ts';
import { answerReview } from '#store/review/answer-review.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, reasonIn } from './line/command-result.ts';

const list: Command = {
  name: 'reviews list',
  options: { all: { help: 'those that are shown or refused already, too' } },
  help: 'Lists what customers wrote and nobody has approved or refused yet, oldest first.',
  run: async (cli, given) => {
    const rows = await reviewRows(await cli.open(), { isWaiting: !given.isSet('all') });
    return { kind: 'list', rows, whenEmpty: 'No review waits.' };
  },
};

const approve: Command = {
  name: 'reviews approve',
  takes: ['id'],
  help: 'Shows a review to everybody, and lets it count.',
  run: async (cli, { words: [id = ''] }) => {
    await showReview(await cli.open(), id);
    return { kind: 'done', sentence: `Review ${id} is shown from now on.` };
  },
};

const refuseIt: Command = {
  name: 'reviews refuse',
  takes: ['id'],
  options: { reason: { value: 'words', help: 'is told to the writer, so in their language' } },
  help: 'Keeps a review from everybody but its writer, who reads why and may change it.',
  run: async (cli, given) => {
    const [id = ''] = given.words;
    const reason = reasonIn(given);
    if (!reason) throw new Mistake('--reason is missing: the writer is told why, so in their language.');
    await hideReview(await cli.open(), id, reason);
    return { kind: 'done', sentence: `Review ${id} is shown to its writer alone, with the reason.` };
  },
};

const answer: Command = {
  name: 'reviews answer',
  takes: ['id', 'words'],
  help: 'Answers a review in public: under it, with the name of the shop, in the language of the review. It takes the place of an earlier answer; - takes that back.',
  run: async (cli, { words: [id = '', words = ''] }) => {
    await answerReview(await cli.open(), id, words === '-' ? '' : words, cli.now);
    return { kind: 'done', sentence: words === '-' ? `The answer is gone.` : `Review ${id} is answered.` };
  },
};

export const reviewCommands = [list, approve, refuseIt, answer];
