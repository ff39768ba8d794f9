import { announceStock } from '#store/back-in-stock/notices.ts';
import { readArticle, readStock, setStock } from '#store/records/checkout/stock.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, wholeNumber } from './line/command-result.ts';

const set: Command = {
  name: 'stock set',
  takes: ['article number', 'pieces'],
  options: {},
  help: 'Says how many pieces can be sold, and writes to those who wait for the article.',
  run: async (cli, { words: [number = '', typed = ''] }) => {
    const quantity = wholeNumber('<pieces>', typed, 0);
    const store = await cli.open();
    const before = await store.records.transaction(async (tx) => {
      const article = await readArticle(tx, number);
      if (!article) throw new Mistake(`There is no article ${number}.`);
      if (article.variantCount > 0) throw new Mistake(`Article ${number} has variants, each with a stock of its own.`);
      if (article.isDownload) throw new Mistake(`Article ${number} is a file, which never runs out.`);
      const previousStock = (await readStock(tx, [article.id])).get(article.id) ?? 0;
      await setStock(tx, article.id, quantity);
      await announceStock(store, tx, [article.id], cli.now);
      return previousStock;
    });
    return { kind: 'done', sentence: `Article ${number}: ${quantity} in stock, ${before} before.` };
  },
};

export const stockCommands = [set];
