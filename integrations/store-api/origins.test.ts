import { describe, expect, it } from 'vitest';
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
    expect(isKnownOrigin(readConfig({}), 'http://192.168.1.7:4321/store-api/', 'http://192.168.1.7:4321/paid')).toBe(
      true,
    );
  });

  it('is SITE_URL for links, else where the shopper is, else where it listens', () => {
    expect(shopAddress(config)).toBe('https://shop.example');
    expect(shopAddress(readConfig({}), 'http://localhost:9/x')).toBe('http://localhost:9');
    expect(shopAddress(readConfig({ PORT: '8080' }))).toBe('http://localhost:8080');
  });
});
