import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro';
import pLimit from 'p-limit';
import { unescaped } from '#values/text.ts';

/** Pages read at a time: all of a large shop are more than memory should hold. */
const AT_ONCE = 8;

/**
 * What a page needs to notice a newer build: `builds/latest.json` {id, timestamp}, polled hourly,
 * `builds/meta/{id}.json` with the route matcher and the addresses that are files, and beside each of those its
 * `_payload.json`.
 */
export function buildManifestIntegration(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = [];
  return {
    name: 'build-manifest',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes;
      },
      'astro:build:done': async ({ dir, pages, logger }) => {
        const client = fileURLToPath(dir);
        const id = await buildId(client);
        const prerendered = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`).sort();
        const meta = { id, timestamp: Date.now(), matcher: matcherOf(routes), prerendered };
        await mkdir(`${client}/builds/meta`, { recursive: true });
        await writeFile(`${client}/builds/meta/${id}.json`, JSON.stringify(meta));
        await writeFile(`${client}/builds/latest.json`, JSON.stringify({ id, timestamp: meta.timestamp }));
        const limit = pLimit(AT_ONCE);
        await Promise.all(prerendered.map((address) => limit(() => writePayload(`${client}${address}`, id))));
        logger.info(`build ${id}, ${prerendered.length} pages`);
      },
    },
  };
}

/** Skips error pages and redirects, which have no folder. */
async function writePayload(folder: string, build: string): Promise<void> {
  const html = await readFile(`${folder}/index.html`, 'utf8').catch(() => undefined);
  if (html) await writeFile(`${folder}/_payload.json`, JSON.stringify(payloadOf(html, build)));
}

/** Digest of the output: the same pages and code give the same id on every machine. */
async function buildId(client: string): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => `${file.parentPath}/${file.name}`);
  // Pictures and assets carry their digest in their name, so only pages are read.
  for (const name of names.sort()) {
    hash.update(name.slice(client.length));
    if (name.endsWith('.html')) hash.update(await readFile(name));
  }
  return hash.digest('hex').slice(0, 16);
}

/** `{address}/_payload.json` of a prerendered page: what a browser may prefetch. */
interface Payload {
  /** The build that it belongs to. */
  build: string;
  /** As plain text. */
  title: string;
  description: string;
  /** JSON-LD of the page. */
  data: unknown[];
  /** Style sheets and scripts of the page, as addresses. */
  files: string[];
}

/** The payload of a built page, without print style sheets and files of other hosts. */
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

type Route = Pick<IntegrationResolvedRoute, 'pattern' | 'patternRegex' | 'isPrerendered'>;

/** The public routes; internal ones are left out. */
export const matcherOf = (routes: readonly Route[]) =>
  routes
    .filter(({ pattern }) => !INTERNAL.test(pattern))
    .map(({ pattern, patternRegex, isPrerendered }) => ({
      pattern,
      regex: patternRegex.source,
      prerender: isPrerendered,
    }));

/** `/~on-demand/…` of this shop, `/_…` of Astro. */
const INTERNAL = /\/[~_]/;
