import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseMailWords } from '#features/content-schema/shop-config/mail.schema.ts';
import { entry } from './read-content.ts';

const { mails } = entry('content/shop/mails.yaml', parseMailWords).value;
const code = globSync('integrations/store-api/{mail,outbox}/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('The words of the mails', () => {
  test('belong to a mail that the shop sends, each of them', () => {
    expect(Object.keys(mails).filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  });
  test('stand under conditions that the shop knows', () => {
    const conditions = Object.values(mails).flatMap(({ blocks }) => blocks.flatMap(({ when }) => when ?? []));
    const isUsed = (condition: string) => new RegExp(`['{ ]${condition}[',:]`).test(code);
    expect([...new Set(conditions)].filter((condition) => !isUsed(condition))).toEqual([]);
  });
});
