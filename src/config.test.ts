import { describe, expect, it } from 'vitest';
import { readConfig } from './config.schema.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 4321, DATA_DIR: '.data', LOG_LEVEL: 'info' });
  });
  it('reads limits by name, with their steps', () =>
    expect(readConfig({ LIMITS: ' order=51:10,101:60  guest= ' }).LIMITS).toEqual({
      order: [
        { from: 51, seconds: 10 },
        { from: 101, seconds: 60 },
      ],
      guest: [],
    }));
  it('takes an empty variable as not set', () => expect(readConfig({ SITE_URL: '' }).SITE_URL).toBeUndefined());
  it.each(['https://shop.example', 'https://shop.example/', 'http://localhost:8080'])('takes %s as SITE_URL', (url) =>
    expect(readConfig({ SITE_URL: url }).SITE_URL).toBe(url),
  );
  it('refuses half of Stripe, and keys that are none', () => {
    for (const half of [{ STRIPE_SECRET_KEY: 'sk_test_1' }, { STRIPE_WEBHOOK_SECRET: 'whsec_1' }])
      expect(() => readConfig(half)).toThrow('should be set together');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow('sk_ or rk_');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'x' })).toThrow('whsec_');
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).STRIPE_API_URL).toBe(
      'https://api.stripe.com',
    );
  });

  it('refuses half a remote store (H7)', () => {
    expect(() => readConfig({ STORE_API_ENDPOINT: 'https://shop.example/store-api' })).toThrow(
      'Make sure that endpoint and accessToken are settled in the configuration',
    );
  });
  it.each([
    ['PORT', 'eighty', 'PORT should be a number from 0 to 65535'],
    ['SITE_URL', 'shop', 'SITE_URL should be an address'],
    ['SITE_URL', 'ftp://shop.example', 'SITE_URL should be an address'],
    ['SITE_URL', 'https://shop.example/de', 'without a path'],
    ['SITE_URL', 'https://shop.example/?', 'without a path, a query'],
    ['SITE_URL', 'https://shop.example#top', 'without a path'],
    ['SITE_URL', 'https://anna@shop.example', 'or a user; found "https://anna@shop.example"'],
    ['SHOP_CLOCK', 'tomorrow', 'SHOP_CLOCK should be a time like'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL should be debug'],
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL should begin with smtp://'],
    ['DOUBLE_OPT_IN', 'yes', 'DOUBLE_OPT_IN should be off, accounts or all'],
    ['MAX_UPLOAD_MB', 'many', 'MAX_UPLOAD_MB should be a number from 0 to 100'],
    ['PROXIES', 'one', 'PROXIES should be a number from 0 to 9'],
    ['LIMITS', 'order=often', 'LIMITS should be like "order=51:10'],
    ['HOLD_DAYS', 'few', 'HOLD_DAYS should be a number'],
    ['HOLD_HOURS', 'few', 'HOLD_HOURS should be a number'],
    ['STORE_ACCESS_KEY', 'secret', 'STORE_ACCESS_KEY should be SWSC'],
  ])('names %s when it is %s', (name, value, sentence) =>
    expect(() => readConfig({ [name]: value })).toThrow(sentence),
  );
});
