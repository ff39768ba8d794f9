import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import pLimit from 'p-limit';
import { policiesFile } from '#server/build/site-list.ts';

/** Pages read at a time. */
const AT_ONCE = 8;

/** Takes the Content-Security-Policy out of built pages into `policies.json` of the release: {file below client: policy}. */
export function contentPolicyIntegration(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const policies: Record<string, string> = {};
        const names = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        const take = async (name: string) => {
          const { html, policy } = takePolicy(await readFile(join(root, name), 'utf8'));
          if (policy === undefined) return;
          policies[name.replaceAll(sep, '/')] = policy;
          await writeFile(join(root, name), html);
        };
        const limit = pLimit(AT_ONCE);
        await Promise.all(names.map((name) => limit(take, name)));
        await writeFile(policiesFile(join(root, '..')), JSON.stringify(policies));
      },
    },
  };
}

/** The same text in memory of its own: what is cut out of a page keeps the whole page in memory. */
const copyOf = (text: string): string => Buffer.from(text).toString();

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** A page without the meta element of its Content-Security-Policy, and that policy. */
interface PageWithPolicy {
  html: string;
  policy?: string;
}

/**
 * Takes the policy out of a built page; the server sends it as a header, because a meta element stops the browser's
 * preload scanner and allows fewer directives. Drops hashes of scripts that the page does not contain: Astro lists all.
 */
export function takePolicy(page: string): PageWithPolicy {
  const [element, policy] = page.match(POLICY) ?? [];
  if (element === undefined || policy === undefined) return { html: page };
  const html = page.replace(element, '');
  const there = new Set([...html.matchAll(INLINE)].map(([, code = '']) => digest(code)));
  const pagePolicy = policy.replace(/script-src[^;]*/, (scripts) =>
    scripts.replace(/ '(sha256-[^']+)'/g, (named, hash: string) => (there.has(hash) ? named : '')),
  );
  return { html, policy: copyOf(pagePolicy) };
}

const digest = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;
