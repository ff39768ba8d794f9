import { networkInterfaces } from 'node:os';
import { expect, it } from 'vitest';
import { isOwnMachine } from './origins.ts';

const OWN_PATH = ['192.168.1.7', 'fe80::1', '203.0.113.5'];

it.each([
  ['http://localhost:4321', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.9.9.9', true],
  ['http://2130706433', true], // 127.0.0.1 as one number
  ['http://[::1]:4321', true],
  ['http://192.168.1.7:4321', true],
  ['http://[::ffff:192.168.1.7]', true],
  ['http://[fe80::1]', true],
  ['http://203.0.113.5', true],
  ['http://192.168.1.8', false],
  ['http://10.66.66.66', false],
  ['http://[fe80::2]', false],
  ['http://[::ffff:8.8.8.8]', false],
  ['http://ai', false],
  ['http://nas', false],
  ['http://shop.local', false],
  ['http://shop.lan', false],
  ['http://localhost.', false],
  ['http://localhost.evil.example', false],
  ['http://notlocalhost', false],
  ['http://192.168.1.7.evil.example', false],
])('%s is this very machine: %s', (url, expected) =>
  expect(isOwnMachine(new URL(url).hostname, OWN_PATH)).toBe(expected),
);

it('knows its own addresses', () => {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const { address, family } of all) expect(isOwnMachine(family === 'IPv6' ? `[${address}]` : address)).toBe(true);
});
