import { expect, test } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { visitorOf } from './visitor.ts';

test.each([
  ['0', null, '203.0.113.7', '203.0.113.7'],
  ['0', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
  ['0', null, '::ffff:203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1', '10.0.0.1', '198.51.100.1'],
  ['1', '6.6.6.6, 198.51.100.1', '10.0.0.1', '198.51.100.1'],
  ['2', '6.6.6.6, 198.51.100.1, 10.0.0.2', '10.0.0.1', '198.51.100.1'],
  ['1', null, '10.0.0.1', '10.0.0.1'],
  ['1', '', '10.0.0.1', '10.0.0.1'],
  ['0', null, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['0', null, '2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['0', null, '2001:db8::1', '2001:db8:0:0'],
  ['0', null, '::1', '0:0:0:0'],
])('behind %s proxies, forwarded %j, from %s: %s', (PROXIES, forwarded, socket, visitor) => {
  expect(visitorOf(readConfig({ PROXIES }), forwarded, socket)).toBe(visitor);
});
