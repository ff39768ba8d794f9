import { expect, test } from 'vitest';
import { isRead } from './reads.ts';

test.each([
  ['GET', '/context'],
  ['GET', '/checkout/cart'],
  ['HEAD', '/product/ab'],
  ['OPTIONS', '/checkout/order'],
  ['POST', '/product'],
  ['POST', '/product/ab/cross-selling'],
  ['POST', '/product/ab/reviews'],
  ['POST', '/navigation/main-navigation/main-navigation'],
  ['POST', '/customer/wishlist'],
  ['POST', '/order'],
])('%s %s may be asked twice', (method, path) => expect(isRead(method, path)).toBe(true));

test.each([
  ['POST', '/checkout/order'],
  ['POST', '/checkout/cart/line-item'],
  ['PATCH', '/checkout/cart/line-item'],
  ['DELETE', '/checkout/cart'],
  ['PATCH', '/context'],
  ['POST', '/product/ab/review'],
  ['POST', '/customer/wishlist/add/ab'],
  ['POST', '/customer/wishlist/merge'],
  ['POST', '/order/payment'],
  ['POST', '/order/state/cancel'],
  ['POST', '/account/login'],
  ['POST', '/a/product'],
  ['POST', '/something-new'],
  ['GET', '/handle-payment'],
  ['GET', '/script/do-something'],
  ['PUT', '/product'],
])('%s %s is sent once', (method, path) => expect(isRead(method, path)).toBe(false));
