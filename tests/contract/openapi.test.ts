import { describe, expect, it } from 'vitest';
import { findings, requestFindings } from './openapi.ts';

describe('the official file', () => {
  it.each([
    ['a field is missing', 'POST', '/account/login', { username: 'a@b.test' }, '', /required property 'password'/],
    ['a field is of another type', 'PATCH', '/context', { languageId: 1 }, '', /\/languageId must be string/],
    ['an id is none', 'POST', '/handle-payment', { orderId: 'x' }, '', /\/orderId must match pattern/],
    ['nobody knows a field', 'POST', '/checkout/order', { coment: 'Hallo' }, '', /\/coment is not declared/],
    ['the body is missing', 'POST', '/account/login', undefined, '', /a body is required/],
    ['there is a body where none belongs', 'POST', '/account/logout', { all: true }, '', /no body is declared/],
    ['the query lacks a name', 'GET', '/handle-payment', undefined, '', /\?orderId is required/],
    ['nobody knows a name in the query', 'GET', '/sitemap', undefined, 'page=2', /\?page is not declared/],
  ])('finds in a request that %s', (_, method, path, body, query, finding) => {
    expect(requestFindings(method, path, body, query)).toEqual([expect.stringMatching(finding)]);
  });

  it('finds nothing in a request that is right', () => {
    expect(requestFindings('POST', '/account/login', { username: 'a@b.test', password: 'x' })).toEqual([]);
    expect(requestFindings('GET', '/media', undefined, `ids[]=${'a'.repeat(32)}`)).toEqual([]);
    expect(requestFindings('POST', '/account/logout', {})).toEqual([]);
  });

  it('finds in an answer what is missing, and a success that it does not declare', () => {
    expect(findings('POST', '/handle-payment', 200, null)).not.toEqual([]);
    expect(findings('POST', '/account/login', 204, null)).toEqual(['/ status 204 is not declared']);
    expect(findings('POST', '/product/{productId}/review', 204, null)).toEqual([]);
  });

  it('knows no operation that is ours alone', () => {
    expect(() => findings('POST', '/back-in-stock/subscribe', 200, {})).toThrow('has no operation');
  });
});
