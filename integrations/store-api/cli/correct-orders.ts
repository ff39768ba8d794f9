import {
  type AddressCorrection,
  correctAddress,
  MAILS_OF_ORDER,
  mailAgain,
  noteOrder,
} from '#store/order/correct-order.ts';
import type { Command } from './line/command-result.ts';
import { Mistake, oneOf } from './line/command-result.ts';

/** Options of `orders address`, and the fields that they are. */
const FIELDS = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  company: 'company',
  street: 'street',
  additional: 'additionalAddressLine1',
  zip: 'zipcode',
  city: 'city',
  phone: 'phoneNumber',
} as const;

const address: Command = {
  name: 'orders address',
  takes: ['number'],
  options: Object.fromEntries(
    Object.keys(FIELDS).map((option) => [option, { value: 'words', help: 'as it should be; empty takes it away' }]),
  ),
  help: 'Corrects where the goods of an order go, while they are here. What is left out stays; so does the country, which shipping and tax depend on. The address of the bill stays as it was invoiced.',
  run: async (cli, given) => {
    const [number = ''] = given.words;
    const entries = Object.entries(FIELDS).flatMap(([option, field]) => {
      const typed = given.option(option);
      return typed === undefined ? [] : [[field, typed]];
    });
    if (entries.length === 0) throw new Mistake('What should change? Name at least one part of the address.');
    await correctAddress(await cli.open(), number, Object.fromEntries(entries) as AddressCorrection);
    return { kind: 'done', sentence: `Order ${number} goes to the corrected address.` };
  },
};

const note: Command = {
  name: 'orders note',
  takes: ['number', 'words'],
  help: 'Writes a note beside an order. Customers never read it. orders show lists the notes.',
  run: async (cli, { words: [number = '', words = ''] }) => {
    await noteOrder(await cli.open(), number, words, cli.now);
    return { kind: 'done', sentence: `The note is beside order ${number}.` };
  },
};

const mail: Command = {
  name: 'orders mail',
  takes: ['number', MAILS_OF_ORDER.join('|')],
  help: 'Sends a mail of an order once more. It says how the order stands now. The running shop sends it within seconds.',
  run: async (cli, { words: [number = '', typed = ''] }) => {
    const which = oneOf('The mail', typed, MAILS_OF_ORDER);
    await mailAgain(await cli.open(), number, which, cli.now);
    return { kind: 'done', sentence: `The ${which} of order ${number} is on its way again.` };
  },
};

export const correctOrderCommands = [address, note, mail];
