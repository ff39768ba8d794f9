import { expect, it } from 'vitest';
import { createKeyedMutex } from './change-kept.server.ts';

/** A text that is read, thought about, and written: whoever reads meanwhile loses what comes between. */
function aText() {
  let text = '';
  const adds = (word: string) => async () => {
    const read = text;
    await new Promise((later) => setImmediate(later));
    text = `${read}${word} `;
    return text;
  };
  return { adds, text: () => text };
}

it('who changes the same at the same moment keeps what they did (7.5)', async () => {
  const [{ adds, text }, runExclusive] = [aText(), createKeyedMutex()];
  const responses = await Promise.all(['one', 'two', 'three'].map((word) => runExclusive('karl', adds(word))));
  expect(text()).toBe('one two three ');
  expect(responses).toEqual(['one ', 'one two ', 'one two three ']);
});

it('a work that fails does not stop the next one, and others don’t wait', async () => {
  const [{ adds, text }, runExclusive] = [aText(), createKeyedMutex()];
  const never = runExclusive('ruth', () => new Promise(() => {}));
  const broken = runExclusive('karl', () => Promise.reject(new Error('broken')));
  const next = runExclusive('karl', adds('next'));
  await expect(broken).rejects.toThrow('broken');
  await next;
  expect(text()).toBe('next ');
  expect(never).toBeInstanceOf(Promise);
});
