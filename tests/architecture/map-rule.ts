import { existsSync, readdirSync } from 'node:fs';
import type { Law, Source } from './sources.ts';

const ROOMS = ['src', 'integrations', 'tests'];
const FENCE = /<!-- map[^>]*-->\s*```\w*\n([\s\S]*?)```/;

/** The map of folders: `folder/   caption`, two blanks deeper for what lies inside. */
export const map: Law = {
  says: 'the map in docs/architecture.md names what is on the disk',
  broken: (files) => {
    const readme = files.find(({ path }) => path === 'docs/architecture.md');
    const tree = readme?.text.match(FENCE)?.[1];
    if (!readme || !tree) return [];
    const named = pathsOf(tree);
    const gone = named
      .filter((path) => !existsSync(path))
      .map((path) => `The map in docs/architecture.md names ${path}, which is not there.`);
    const missing = ROOMS.flatMap(foldersIn)
      .filter((folder) => !named.includes(folder))
      .map((folder) => `The map in docs/architecture.md does not name ${folder}.`);
    return [...gone, ...missing];
  },
  planted: [[readme('src/   the storefront\n  nowhere/   a folder that is not there')]],
};

function readme(tree: string): Source {
  return { path: 'docs/architecture.md', text: `# x\n\n<!-- map -->\n\`\`\`\n${tree}\n\`\`\`\n` };
}

/** `  cart/ wishlist/   what a shopper holds`: several names may share a caption. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = line.match(/^( *)(\S+(?: \S+)*?)(?: {2,}.*)?$/) ?? [];
    const depth = indent.length / 2;
    const paths = names
      .split(' ')
      .filter((name) => /^[\w.[\]~-]+[\w./[\]~-]*$/.test(name))
      .map((name) => [...above.slice(0, depth), name.replace(/\/$/, '')].join('/'));
    if (paths[0]) above.splice(depth, above.length, paths[0].split('/').slice(depth).join('/'));
    return paths;
  });
}

const foldersIn = (room: string) =>
  existsSync(room)
    ? readdirSync(room, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${room}/${name}`)
    : [];
