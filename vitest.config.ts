/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

/** A store is opened and filled before a test begins; on a busy machine that takes longer than Vitest's own 5 s. */
const PATIENCE_MS = 30_000;

const UNIT = ['src/**/*.test.{ts,tsx}', 'integrations/**/*.test.ts'];

/** Tests that replace modules or draw into a document: in a process that they share, others would notice. */
const isolated = globSync(UNIT).filter((file) =>
  /\bvi\.(mock|resetModules)\b|@vitest-environment/.test(readFileSync(file, 'utf8')),
);

/** `npx vitest run --project unit`; browser journeys are Playwright's (`playwright.config.ts`). */
export default defineConfig({
  test: {
    projects: [
      plain('laws', ['tests/house/**/*.test.ts']),
      unit('unit', { include: UNIT, exclude: isolated, isolate: false }),
      unit('unit-isolated', { include: isolated }),
      plain('content', ['tests/content/**/*.test.ts']),
      plain('contract', ['tests/contract/**/*.test.ts'], { globalSetup: 'tests/support/filled-store.ts' }),
      // the same contract, with the embedded store on a PostgreSQL that is started for it
      plain('postgres', ['tests/contract/**/*.test.ts', 'tests/postgres/**/*.test.ts'], {
        globalSetup: 'tests/support/on-postgres.ts',
        // a database that is asked over a socket takes longer, and what answers in front of it is the same
        env: { FUZZ: process.env.FUZZ ?? '3000' },
        // files of SQLite, and a store that is elsewhere anyway
        exclude: ['**/owner-backup.test.ts', '**/database-trouble.test.ts', '**/remote*.test.ts'],
      }),
      plain('build', ['tests/build/**/*.test.ts']),
      plain('remote-build', ['tests/remote/**/*.test.ts']),
      plain('load', ['tests/load/**/*.test.ts'], { fileParallelism: false }), // one measures time
    ],
  },
});

/** Astro's own Vite, so that `.astro` components and `astro:content` can be imported. */
function unit(name: string, more: { include: string[]; exclude?: string[]; isolate?: boolean }) {
  return getViteConfig({ test: { name, environment: 'node', pool: 'threads', ...more } });
}

function plain(
  name: string,
  include: string[],
  more: { globalSetup?: string; env?: Record<string, string>; exclude?: string[]; fileParallelism?: boolean } = {},
) {
  return {
    test: { name, include, ...more, environment: 'node' as const, testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS },
  };
}
