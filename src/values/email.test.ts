import { expect, test } from 'vitest';
import { isEmail } from './email-and-phone.ts';

test.each([
  'anna@example.com',
  'a.b+c@sub.example.co',
  "o'hara@example.com",
  'käthi@bücher.example',
  `${'a'.repeat(60)}@example.com`,
])('%s has the shape of an address', (address) => expect(isEmail(address)).toBe(true));

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example..com',
  'a@b@example.com',
  'a b@example.com',
  'a@example.com,b@example.com',
  'a@example.com;b@example.com',
  'a,b@example.com',
  'Anna <anna@example.com>',
  '"anna"@example.com',
  'group:a@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a\u0000@example.com',
  'a\\b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j has not', (address) => expect(isEmail(address)).toBe(false));
