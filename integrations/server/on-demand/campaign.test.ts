import { expect, test } from 'vitest';
import { withCampaign } from './send-rendered.ts';

test.each([
  ['/kontakt', '?utm_source=mail&utm_id=3', '/kontakt?utm_source=mail&utm_id=3'],
  ['/kontakt#bahn', '?utm_source=mail', '/kontakt?utm_source=mail#bahn'],
  ['/shop/raclette?p=2', '?utm_source=mail', '/shop/raclette?p=2&utm_source=mail'],
  ['/kontakt', '?tag=a&tag=b', '/kontakt?tag=a&tag=b'],
  ['/kontakt', '?x=%0d%0aset-cookie:a', '/kontakt?x=%0D%0Aset-cookie%3Aa'],
])('%s goes on with what %s adds', (location, search, to) => expect(withCampaign(location, search)).toBe(to));

test.each([
  ['nothing was added', '/kontakt', ''],
  ['nothing but a question mark', '/kontakt', '?'],
  ['a part of a list is asked for', '/kontakt', '?p=2&order=price-asc&search=fondue'],
  ['the new address says it itself', '/kontakt?utm_source=box', '?utm_source=mail'],
  ['it leads to somebody else', 'https://jobs.example/', '?utm_source=mail'],
  ['it leads to somebody else, without a scheme', '//jobs.example/', '?utm_source=mail'],
])('the address stays as it is: %s', (_why, location, search) => expect(withCampaign(location, search)).toBe(location));
