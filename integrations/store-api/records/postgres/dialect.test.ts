import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queries } from './open.ts';

/** What reaches PostgreSQL of a value. */
async function sent(value: string): Promise<unknown> {
  let got: unknown[] = [];
  const db = queries(async (_, values) => {
    got = values;
    return [];
  });
  await db.run(sql`select ${value}`);
  return got[0];
}

test('The one character that PostgreSQL can’t hold is replaced, in texts and inside JSON', async () => {
  expect(await sent('a\0b')).toBe('a\ufffdb');
  expect(JSON.parse(String(await sent(JSON.stringify({ a: ['\0', '\\\0'] }))))).toEqual({ a: ['\ufffd', '\\\ufffd'] });
});

test('Who types its name keeps it', async () => {
  expect(await sent('\\u0000')).toBe('\\u0000');
  const typed = { comment: '\\u0000, \\\\u0000' };
  expect(JSON.parse(String(await sent(JSON.stringify(typed))))).toEqual(typed);
});
