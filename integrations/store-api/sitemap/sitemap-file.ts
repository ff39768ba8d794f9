import { gzipSync } from 'node:zlib';
import { escaped } from '#values/markup.ts';

/** An address for search engines; `priority` from 0 to 1. */
export type Place = { address: string; frequency: 'hourly' | 'daily' | 'weekly'; priority: number };

/** A gzipped file of the sitemaps protocol. */
export function sitemapFile(places: Place[]): Uint8Array<ArrayBuffer> {
  const lines = places.map(
    ({ address, frequency, priority }) =>
      `<url><loc>${escaped(encodeURI(address))}</loc><changefreq>${frequency}</changefreq><priority>${priority}</priority></url>`,
  );
  const xml = ['<?xml version="1.0" encoding="UTF-8"?>', `<urlset xmlns="${SITEMAPS}">`, ...lines, '</urlset>', ''];
  return new Uint8Array(gzipSync(xml.join('\n')));
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
