import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  type DocumentState,
  duplicate,
  isDirty,
  move,
  openDocument,
  redo,
  remoteChanged,
  remove,
  resolve,
  savedAs,
  set,
  undo,
} from './document.ts';
import { keyOf, type Path, valueAt, withMoved } from './tree.ts';

interface Page {
  title: { de: string; fr?: string };
  sections: { blocks: { block: string; text: { de: string }; tags: string[] }[] }[];
}

let made = 0;
/** Every text is there once, so that one that is lost can be named. */
const word = () => `w${++made}`;
const aBlock = fc
  .constantFrom('text', 'quote', 'hero')
  .map((block) => ({ block, text: { de: word() }, tags: [word(), word()] }));
const aPage: fc.Arbitrary<Page> = fc
  .array(fc.array(aBlock, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((sections) => ({ title: { de: word() }, sections: sections.map((blocks) => ({ blocks })) }));

type Change = (state: DocumentState) => DocumentState;
const page = ({ data }: DocumentState) => data as Page;
const numbers = fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 });

/** Something that an editor does, somewhere: numbers are taken as places modulo what is there. */
const aChange: fc.Arbitrary<Change> = fc
  .tuple(fc.nat(8), numbers)
  .map(([what, [a = 0, b = 0, c = 0, d = 0]]) => (state) => {
    const { sections } = page(state);
    if (sections.length === 0) return add(state, ['sections'], 0, { blocks: [] });
    const section = a % sections.length;
    const list: Path = ['sections', section, 'blocks'];
    const blocks = sections[section]?.blocks ?? [];
    if (what === 0) return set(state, ['title', c % 2 ? 'de' : 'fr'], word());
    if (what === 1) return add(state, list, b % (blocks.length + 1), { block: 'text', text: { de: word() }, tags: [] });
    if (what === 2) return move(state, ['sections', section], ['sections'], b % sections.length);
    if (blocks.length === 0) return state;
    const block: Path = [...list, b % blocks.length];
    if (what === 3) return duplicate(state, block);
    if (what === 4) return remove(state, block);
    if (what === 5) return move(state, block, ['sections', c % sections.length, 'blocks'], d % 5);
    if (what === 6) return set(state, [...block, 'tags'], [word()]);
    return set(state, [...block, 'text', 'de'], word());
  });
const changes = fc.array(aChange, { maxLength: 8 });

const after = (state: DocumentState, all: Change[]) => all.reduce((one, change) => change(one), state);
const wordsIn = (value: unknown) => new Set(JSON.stringify(value ?? null).match(/w\d+/g) ?? []);

test('What is undone was never there, and what is done again is', () => {
  fc.assert(
    fc.property(aPage, changes, (data, all) => {
      const start = openDocument(data, '1');
      let state = after(start, all);
      const end = state.data;
      for (const _ of all) state = undo(state);
      expect(state.data).toEqual(data);
      for (const _ of all) state = redo(state);
      expect(state.data).toEqual(end);
    }),
  );
});

test('A move keeps every block, and the block that was moved is where it was led', () => {
  fc.assert(
    fc.property(aPage, numbers, (data, [a = 0, b = 0, c = 0, d = 0]) => {
      const from = a % data.sections.length;
      const { blocks } = data.sections[from] as Page['sections'][number];
      fc.pre(blocks.length > 0);
      const block = blocks[b % blocks.length];
      const to = c % data.sections.length;
      const state = move(
        openDocument(data, '1'),
        ['sections', from, 'blocks', b % blocks.length],
        ['sections', to, 'blocks'],
        d % 6,
      );
      expect(wordsIn(state.data)).toEqual(wordsIn(data));
      expect(page(state).sections.flatMap((one) => one.blocks)).toHaveLength(
        data.sections.flatMap((one) => one.blocks).length,
      );
      expect(page(state).sections[to]?.blocks).toContain(block);
    }),
  );
});

test('Two editors: nothing that either wrote is lost silently, and what only one touched is as that one left it', () => {
  fc.assert(
    fc.property(aPage, changes, changes, (data, some, others) => {
      const mine = after(openDocument(data, '1'), some);
      const theirs = after(openDocument(data, '1'), others).data;
      const merged = remoteChanged(mine, theirs, '2');
      const kept = wordsIn([merged.data, merged.conflicts]);
      const base = wordsIn(data);
      const written = [...wordsIn(mine.data), ...wordsIn(theirs)].filter((one) => !base.has(one));
      expect(written.filter((one) => !kept.has(one))).toEqual([]);
      const inBoth = [...wordsIn(mine.data)].filter((one) => wordsIn(theirs).has(one));
      expect(inBoth.filter((one) => !kept.has(one))).toEqual([]);
      expect(remoteChanged(mine, data, '2').data).toEqual(mine.data);
      expect(remoteChanged(openDocument(data, '1'), theirs, '2').data).toEqual(theirs);
      expect(remoteChanged(openDocument(data, '1'), theirs, '2').conflicts).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const garden = {
  title: { de: 'Garten', 'fr-FR': 'Jardin' },
  sections: [
    {
      blocks: [
        { block: 'hero', title: { de: 'Wasser', 'fr-FR': 'Eau' } },
        { block: 'text', text: { de: 'Kannen' } },
      ],
    },
  ],
};

test('Fields of one block that two have changed are merged; one field that both have changed is a conflict', () => {
  const mine = set(
    set(openDocument(garden, '1'), ['sections', 0, 'blocks', 0, 'title', 'de'], 'Regen'),
    ['title', 'de'],
    'Beet',
  );
  const theirs = structuredClone(garden);
  Object.assign(theirs.sections[0]?.blocks[0]?.title as object, { 'fr-FR': 'Pluie' });
  theirs.title.de = 'Hof';
  theirs.sections[0]?.blocks.unshift({ block: 'text', text: { de: 'Neu' } });
  const merged = remoteChanged(mine, theirs, '2');
  expect(valueAt(merged.data, ['sections', 0, 'blocks', 1, 'title'])).toEqual({ de: 'Regen', 'fr-FR': 'Pluie' });
  expect(merged.conflicts).toEqual([{ path: ['title', 'de'], kind: 'value', mine: 'Beet', theirs: 'Hof' }]);
  const [conflict] = merged.conflicts;
  if (!conflict) throw new Error('no conflict');
  expect(page(resolve(merged, conflict, 'theirs')).title.de).toBe('Hof');
  expect(resolve(merged, conflict, 'mine')).toMatchObject({ conflicts: [], data: { title: { de: 'Beet' } } });
});

test('A block that one has changed and the other has removed stays, and is told', () => {
  const mine = set(openDocument(garden, '1'), ['sections', 0, 'blocks', 1, 'text', 'de'], 'Eimer');
  const theirs = remove(openDocument(garden, '1'), ['sections', 0, 'blocks', 1]).data;
  const merged = remoteChanged(mine, theirs, '2');
  expect(page(merged).sections[0]?.blocks).toHaveLength(2);
  expect(merged.conflicts).toMatchObject([{ path: ['sections', 0, 'blocks', 1], kind: 'removed', theirs: undefined }]);
  const [conflict] = merged.conflicts;
  expect(page(resolve(merged, conflict as never, 'theirs')).sections[0]?.blocks).toHaveLength(1);
});

test('Undoing takes back one’s own step alone, also when somebody else has saved since', () => {
  const mine = set(openDocument(garden, '1'), ['title', 'de'], 'Beet');
  const theirs = set(openDocument(garden, '1'), ['title', 'fr-FR'], 'Potager').data;
  expect(page(undo(remoteChanged(mine, theirs, '2'))).title).toEqual({ de: 'Garten', 'fr-FR': 'Potager' });
});

test('Keystrokes at one place are one step; a pause, or another place, begins a new one', () => {
  const typed = ['R', 'Re', 'Reg'].reduce(
    (state, text, index) => set(state, ['title', 'de'], text, index * 100),
    openDocument(garden, '1'),
  );
  expect(typed.undo).toHaveLength(1);
  expect(undo(typed).data).toBe(garden);
  expect(set(typed, ['title', 'de'], 'Regen', 9000).undo).toHaveLength(2);
  expect(set(typed, ['title', 'fr-FR'], 'P', 250).undo).toHaveLength(2);
});

test('What is typed and taken back is not dirty, and what is saved is not either', () => {
  const changed = set(openDocument(garden, '1'), ['title', 'de'], 'Beet');
  expect(isDirty(changed)).toBe(true);
  expect(isDirty(set(changed, ['title', 'de'], 'Garten'))).toBe(false);
  expect(isDirty(savedAs(changed, changed.data, '2'))).toBe(false);
});

test('A section can’t be moved into itself', () => {
  const start = openDocument(garden, '1');
  expect(move(start, ['sections', 0], ['sections', 0, 'blocks'], 0)).toBe(start);
});

test('A block keeps its name while it is edited and moved', () => {
  const state = openDocument(garden, '1');
  const block = (data: unknown, index: number) => valueAt(data, ['sections', 0, 'blocks', index]);
  const key = keyOf(block(state.data, 0), 0);
  const edited = set(state, ['sections', 0, 'blocks', 0, 'title', 'de'], 'Regen');
  expect(keyOf(block(edited.data, 0), 0)).toBe(key);
  expect(keyOf(block(move(edited, ['sections', 0, 'blocks', 0], ['sections', 0, 'blocks'], 1).data, 1), 1)).toBe(key);
});

test('What moves into something behind it finds its place where that has moved up to', () => {
  const data = [{ list: [] }, { list: ['b'] }];
  expect(withMoved(data, [0], [1, 'list'], 0)).toEqual({ data: [{ list: [{ list: [] }, 'b'] }], path: [0, 'list', 0] });
});
