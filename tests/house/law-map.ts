import { existsSync, readdirSync } from 'node:fs';
import type { Law, Source } from './sources.ts';

const ROOMS = ['src', 'integrations', 'tests'];
const FENCE = /<!-- map[^>]*-->\s*```\w*\n([\s\S]*?)```/;

/** The README's map: `folder/   caption`, two blanks deeper for what lies inside. */
export const map: Law = {
  says: 'the map in the README names what is on the disk',
  broken: (files) => {
    const readme = files.find(({ path }) => path === 'README.md');
    const drawn = readme?.text.match(FENCE)?.[1];
    if (!readme || !drawn) return [];
    const named = pathsOf(drawn);
    const gone = named
      .filter((path) => !existsSync(path))
      .map((path) => `README.md's map names ${path}, which is not there.`);
    const missing = ROOMS.flatMap(foldersIn)
      .filter((folder) => !named.includes(folder))
      .map((folder) => `README.md's map does not name ${folder}.`);
    return [...gone, ...missing];
  },
  planted: [[readme('src/   the storefront\n  nowhere/   a folder that is not there')]],
};

function readme(drawn: string): Source {
  return { path: 'README.md', text: `# x\n\n<!-- map -->\n\`\`\`\n${drawn}\n\`\`\`\n` };
}

/** `  cart/ wishlist/   what a shopper holds`: several names may share a caption. */
function pathsOf(drawn: string): string[] {
  const above: string[] = [];
  return drawn.split('\n').flatMap((line) => {
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
