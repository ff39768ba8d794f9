import { unescaped } from '#values/markup.ts';

/** What `{address}/_payload.json` says of a page that is a file: what a browser may fetch before somebody goes there. */
export interface Payload {
  /** The build that it belongs to. */
  build: string;
  /** As a person reads it. */
  title: string;
  description: string;
  /** What the page is about, as it tells search engines (JSON-LD). */
  data: unknown[];
  /** Style sheets and scripts of the page, as addresses. */
  files: string[];
}

/** Reads a payload out of the finished page; what is for paper only, or comes from elsewhere, is left out. */
export function payloadOf(html: string, build: string): Payload {
  const [, title = ''] = html.match(/<title>([^<]*)<\/title>/) ?? [];
  const [, description = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  const tags = html.match(/<(?:link rel="stylesheet"|script type="module")[^>]*>/g) ?? [];
  const files = tags.flatMap((tag) => (tag.includes('media="print"') ? [] : (tag.match(OWN_FILE)?.[1] ?? [])));
  return {
    ...{ build, title: unescaped(title), description: unescaped(description) },
    data: [...html.matchAll(DATA)].map(([, json = '']) => JSON.parse(json)),
    files: [...new Set(files)],
  };
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
const OWN_FILE = /(?:href|src)="(\/_astro\/[^"]+)"/;
