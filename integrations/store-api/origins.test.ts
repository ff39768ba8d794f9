import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.schema.ts';
import { isKnownOrigin, shopAddress } from './origins.ts';

const here = 'http://127.0.0.1:4321/store-api/handle-payment';

describe('an address of this shop', () => {
  const config = readConfig({
    SITE_URL: 'https://shop.example/',
    STOREFRONT_URLS: 'https://front.example, http://b.example:8080',
  });
  it.each([
    ['https://shop.example/paid', true],
    ['https://www.shop.example/paid', true],
    ['http://127.0.0.1:4321/paid', true],
    ['http://localhost:4321/paid', true],
    ['https://front.example/paid', true],
    ['http://b.example:8080/paid', true],
    ['http://b.example/paid', false],
    ['http://front.example/paid', false], // its hash would go in the clear
    ['https://sub.front.example/paid', false],
    ['https://shop.example.evil.example', false],
    ['https://notshop.example', false],
    ['https://shop.example@evil.example', false],
    ['//evil.example', false],
    ['/paid', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s: %s', (url, expected) => expect(isKnownOrigin(config, here, url)).toBe(expected));

  it('is what a request calls it only while it has no name of its own', () => {
    const forged = 'https://evil.example/store-api/handle-payment';
    expect(isKnownOrigin(config, forged, 'https://evil.example/paid')).toBe(false);
    expect(isKnownOrigin(readConfig({}), 'http://127.0.0.9/store-api/', 'http://127.0.0.9/paid')).toBe(true);
  });

  it('is no name that a request makes up, and the log says once that SITE_URL is missing', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const forged = 'http://evil.example/store-api/account/recovery-password';
    for (const host of ['evil.example', 'ai', '10.66.66.66'])
      expect(
        isKnownOrigin(readConfig({}), `http://${host}/store-api/account/recovery-password`, `http://${host}`),
      ).toBe(false);
    expect(isKnownOrigin(readConfig({}), forged, 'http://localhost:4321')).toBe(true);
    const front = readConfig({ STOREFRONT_URLS: 'https://front.example' });
    expect(isKnownOrigin(front, 'http://front.example/store-api', 'https://front.example')).toBe(true);
    expect(consoleError.mock.calls.map(([line]) => JSON.parse(line).what)).toEqual([
      expect.stringContaining('set SITE_URL'),
    ]);
    consoleError.mockRestore();
  });

  it('is SITE_URL for links, else where the shopper is, else where it listens', () => {
    expect(shopAddress(config)).toBe('https://shop.example');
    expect(shopAddress(readConfig({}), 'http://localhost:9/x')).toBe('http://localhost:9');
    const front = readConfig({ STOREFRONT_URLS: 'https://front.example' });
    expect(shopAddress(front, 'https://front.example/paid')).toBe('http://localhost:4321'); // pays at our page
    expect(shopAddress(readConfig({ PORT: '8080' }))).toBe('http://localhost:8080');
  });
});
