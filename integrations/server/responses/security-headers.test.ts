import { expect, test } from 'vitest';
import { securityHeaders, withoutFrames } from './file.ts';

test('nobody may frame a page, whatever else its policy says', () => {
  expect(withoutFrames(undefined)).toBe("frame-ancestors 'none'");
  expect(withoutFrames("default-src 'self';")).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(withoutFrames("frame-ancestors 'self'")).toBe("frame-ancestors 'self'");
});

test('https is promised only by a shop that has it', () => {
  expect(securityHeaders('https://shop.example')).toHaveProperty('strict-transport-security');
  expect(securityHeaders('http://localhost:4321')).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders(undefined)).not.toHaveProperty('strict-transport-security');
});
