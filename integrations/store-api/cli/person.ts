import { erasePerson, readPerson } from '#store/person/person.ts';
import type { Command } from './line/command-result.ts';
import { Mistake } from './line/command-result.ts';

const exportPerson: Command = {
  name: 'person export',
  takes: ['e-mail'],
  help: 'Writes all that the shop knows of somebody as JSON, for whoever asks for their data: npm run -s store -- person export anna@example.com > anna.json. It holds account, guests, addresses, orders, quotes, reviews and newsletter. Passwords and links are left out.',
  run: async (cli, { words: [email = ''] }) => {
    const data = await readPerson(await cli.open(), email);
    return { kind: 'file', parts: inParts(`${JSON.stringify(data, null, 2)}\n`) };
  },
};

const erase: Command = {
  name: 'person erase',
  takes: ['e-mail'],
  options: { yes: { help: 'does it without a question' } },
  help: 'Erases somebody for good: account, guests, addresses, quotes, newsletter, and who stands in orders. Name and address of invoiced orders stay, as the law wants for ten years; e-mail, telephone, comment and notes go. It refuses while an order is under way.',
  run: async (cli, given) => {
    const [email = ''] = given.words;
    const store = await cli.open();
    const isSure = given.isSet('yes') || (await cli.confirm?.(`Erase ${email} for good?`));
    if (!isSure) throw new Mistake(`${email} is not erased: --yes does it without a question.`);
    const { customers, orders, kept } = await erasePerson(store, email);
    const sentence = `${email} is erased: ${customers} accounts and guests, ${orders} orders; ${kept} invoiced orders keep name and address.`;
    return { kind: 'done', sentence };
  },
};

async function* inParts(text: string): AsyncGenerator<string> {
  yield text;
}

export const personCommands = [exportPerson, erase];
