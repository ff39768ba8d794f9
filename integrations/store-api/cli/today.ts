import { type ChoreKind, readToday } from '#store/today/read-today.ts';
import type { Command } from './line/command-result.ts';

/** What to type next. */
const NEXT: Record<ChoreKind, string> = {
  ship: 'orders delivery-notes, then orders ship',
  overdue: 'orders pay, or a reminder',
  unpaid: 'orders pay when the money is here',
  oversold: 'stock list --below 0',
  'low stock': 'stock list --below 3',
  review: 'reviews list',
  application: 'customers list --applying',
  return: 'returns list, returns receive, returns refund',
  message: 'messages list',
  'failed mail': 'mails list --failed; the log says why',
};

const today: Command = {
  name: 'today',
  help: 'Lists what is to be done: orders to ship, money that is late or waited for, articles that run out, reviews, messages and applications. What there is nothing of is left out. Beside each stands the command that comes next.',
  run: async (cli) => {
    const chores = await readToday(await cli.open(), cli.now);
    const rows = chores.map(({ kind, count, first }) => ({
      waiting: kind,
      count,
      first: first.join(' '),
      next: NEXT[kind],
    }));
    return { kind: 'list', rows, whenEmpty: 'There is nothing to be done.' };
  },
};

export const todayCommands = [today];
