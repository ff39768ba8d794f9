import { expect, it } from 'vitest';
import { isNearby } from './nearby.ts';

it.each([
  ['http://localhost:4321', true],
  ['http://127.0.0.1', true],
  ['http://127.9.9.9', true],
  ['http://2130706433', true], // 127.0.0.1 as one number
  ['http://10.0.0.7', true],
  ['http://172.31.0.1', true],
  ['http://172.32.0.1', false],
  ['http://192.168.1.7:4321', true],
  ['http://169.254.3.4', true],
  ['http://8.8.8.8', false],
  ['http://[::1]:4321', true],
  ['http://[fd12::1]', true],
  ['http://[fe80::1]', true],
  ['http://[2001:db8::1]', false],
  ['http://[::ffff:192.168.1.7]', true],
  ['http://[::ffff:8.8.8.8]', false],
  ['http://nas', true],
  ['http://shop.localhost', true],
  ['http://shop.local', true],
  ['http://shop.lan', true],
  ['http://SHOP.INTERNAL', true],
  ['http://shop.home.arpa', true],
  ['http://evil.example', false],
  ['http://local.example', false],
  ['http://notlan', true],
  ['http://evil.notlan', false],
  ['http://localhost.', false],
  ['http://192.168.1.7.evil.example', false],
])('%s is a machine in the same network: %s', (url, expected) =>
  expect(isNearby(new URL(url).hostname)).toBe(expected),
);
