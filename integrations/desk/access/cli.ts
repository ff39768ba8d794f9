import { LOCALES } from '#i18n/locales.ts';
import { type Command, oneOf } from '#store/cli/line/command-result.ts';
import { runOwner } from '#store/cli/run.ts';
import { readDeskUsers } from '#store/records/desk/users.ts';
import { changeRole, inviteUser, ROLES, removeUser, userRow } from './users.ts';

/** Who stands in the audit log for what was done at the command line. */
const BY = 'npm run store';

const invite: Command = {
  name: 'desk invite',
  takes: ['e-mail'],
  options: {
    role: { value: ROLES.join('|'), help: 'what they may do: content, the shop, or everything; editor when not said' },
    language: { value: LOCALES.map(({ code }) => code).join('|'), help: 'of the mail and the desk, de when not said' },
  },
  help: 'Opens the desk to somebody. It mails them a link that works once, within 48 hours, and prints it. The first invitation opens /desk.',
  run: async (cli, given) => {
    const [email = ''] = given.words;
    const role = oneOf('--role', given.option('role') ?? 'editor', ROLES);
    const languages = LOCALES.map(({ code }) => code);
    const locale = oneOf('--language', given.option('language') ?? 'de', languages);
    const url = await inviteUser(await cli.open(), { email, role, locale }, { email: BY, now: cli.now });
    return { kind: 'done', sentence: `${email} is invited as ${role}: ${url}` };
  },
};

const list: Command = {
  name: 'desk list',
  help: 'Lists who works at the desk.',
  run: async (cli) => {
    const users = await readDeskUsers((await cli.open()).records.read);
    return { kind: 'list', rows: users.map(userRow), whenEmpty: 'Nobody: the desk is closed.' };
  },
};

const role: Command = {
  name: 'desk role',
  takes: ['e-mail', ROLES.join('|')],
  help: 'Gives somebody another role. Their sessions end.',
  run: async (cli, { words: [email = '', typed = ''] }) => {
    const to = oneOf('The role', typed, ROLES);
    await changeRole(await cli.open(), { email, role: to }, { email: BY, now: cli.now });
    return { kind: 'done', sentence: `${email} is ${to} from now on.` };
  },
};

const remove: Command = {
  name: 'desk remove',
  takes: ['e-mail'],
  help: 'Takes somebody’s access to the desk away, at once.',
  run: async (cli, { words: [email = ''] }) => {
    await removeUser(await cli.open(), email, { email: BY, now: cli.now });
    return { kind: 'done', sentence: `${email} has no access any more.` };
  },
};

/** A command line of the owner, with the commands of the desk: what `npm run store` carries out. */
export const runStore: typeof runOwner = (typed, env, content, audience) =>
  runOwner(typed, env, content, { ...audience, more: [invite, list, role, remove] });
