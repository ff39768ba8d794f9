import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policiesFile } from '#server/build/site-list.ts';
import { takePolicy } from './policy.ts';

/** Takes the Content-Security-Policy out of built pages into `policies.json` of the release: {file below client: policy}. */
export function contentPolicyIntegration(): AstroIntegration {
  return {
    name: 'content-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const policies: Record<string, string> = {};
        const names = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const name of names) {
          const { html, policy } = takePolicy(await readFile(join(root, name), 'utf8'));
          if (policy === undefined) continue;
          policies[name.replaceAll(sep, '/')] = policy;
          await writeFile(join(root, name), html);
        }
        await writeFile(policiesFile(join(root, '..')), JSON.stringify(policies));
      },
    },
  };
}
