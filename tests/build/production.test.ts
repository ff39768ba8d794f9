import { expect, test } from 'vitest';
import { openShop } from '#tests/support/shop.ts';

const PRINT_ENV = "data:text/javascript,process.on('exit', () => console.error(process.env.NODE_ENV))";

test('the shop draws as for production, whatever the environment says: React has a slower renderer for development', async () => {
  const shop = await openShop({ NODE_ENV: 'test', NODE_OPTIONS: `--import "${PRINT_ENV.replaceAll(' ', '%20')}"` });
  await shop.stop();
  expect(shop.log().split('\n')).toContain('production'); // a stall on a busy machine is logged too
  await shop.remove();
});
