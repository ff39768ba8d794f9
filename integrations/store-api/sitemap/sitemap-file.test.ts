import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sitemapFile } from './places.ts';

it('is gzipped XML, with signs of XML and umlauts escaped', () => {
  const file = sitemapFile([{ address: 'https://shop.test/öfen?a&b', frequency: 'daily', priority: 0.5 }]);
  const xml = gunzipSync(file).toString('utf8');
  expect(xml).toContain(
    '<loc>https://shop.test/%C3%B6fen?a&amp;b</loc><changefreq>daily</changefreq><priority>0.5</priority>',
  );
  expect(xml).toMatch(/^<\?xml[^>]*>\n<urlset[^>]*>\n<url>.*<\/url>\n<\/urlset>\n$/);
});
