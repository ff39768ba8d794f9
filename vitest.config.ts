/// <reference types="vitest/config" />
import { globSync, readFileSync } from 'node:fs';
import { getViteConfig } from 'astro/config';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** A store is opened before a test begins; on a busy machine that takes longer than Vitest's own 5 s. */
const PATIENCE_MS = 60_000;

const CONTRACT = 'tests/contract/**/*.test.ts';
const HOSTILE = 'tests/hostile/**/*.test.ts';

/** What no other database can break: it is refused before, made of content, or written by what reads all databases alike. */
const NOT_ON_POSTGRES = [
  ...['account-hostile', 'forms-hostile', 'catalogue-bad-input', 'checkout-bad-input', 'openapi', 'shipping-choice'],
  ...['catalogue-pages', 'contact', 'mails-of-causes', 'order-mail', 'checkout-stripe', 'stripe-disputes'],
  ...['official-client', 'official-client-content', 'official-client-listing'],
  ...['remote', 'remote-build', 'remote-trouble', 'recorded', 'publish'], // the store is elsewhere
  ...['cli-backup', 'database-trouble'], // files of SQLite
]
  .map((name) => `tests/contract/${name}.test.ts`)
  .concat('tests/hostile/addresses.test.ts'); // no database

/** Replaced modules and a document of its own: other tests in the same process would notice. */
const NEEDS_ISOLATION = /\bvi\.(mock|resetModules)\(|@vitest-environment/;

/** `npx vitest run --project unit`; browser journeys are Playwright's (`playwright.config.ts`). */
export default defineConfig({
  test: {
    projects: [
      plain('architecture', ['tests/architecture/**/*.test.ts']),
      ...sharing('unit', ['src/**/*.test.{ts,tsx}', 'integrations/**/*.test.ts'], withAstro),
      ...sharing('content', ['tests/content/**/*.test.ts'], plain),
      ...sharing('contract', [CONTRACT], plain, {
        globalSetup: 'tests/support/filled-store.ts',
        setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/query-plans.ts'],
      }),
      plain('hostile', [HOSTILE], {
        globalSetup: 'tests/support/filled-store.ts',
        setupFiles: 'tests/support/quick-passwords.ts',
      }),
      ...sharing('postgres', [CONTRACT, HOSTILE, 'tests/postgres/**/*.test.ts'], plain, {
        exclude: NOT_ON_POSTGRES,
        env: { FUZZ: process.env.FUZZ ?? '1000' },
        globalSetup: 'tests/support/on-postgres.ts',
        setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/query-plans.ts'],
        testTimeout: 2 * PATIENCE_MS, // a database that is asked over a socket takes longer
      }),
      ...sharing('build', ['tests/build/**/*.test.ts'], plain),
      plain('shopware', ['tests/shopware/**/*.test.ts']),
      plain('remote-build', ['tests/remote/**/*.test.ts']),
      plain('growth', ['tests/growth/**/*.test.ts'], { fileParallelism: false }), // one measures time
      plain('load', ['tests/load/**/*.test.ts'], { fileParallelism: false }), // one measures time
    ],
  },
});

type Settings = TestProjectInlineConfiguration['test'];
type Project = (name: string, include: string[], more: Settings) => TestProjectInlineConfiguration;

function plain(name: string, include: string[], more: Settings = {}): TestProjectInlineConfiguration {
  return { test: { name, include, environment: 'node', testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, ...more } };
}

/** Astro's own Vite, so that `.astro` components and `astro:content` can be imported. */
function withAstro(name: string, include: string[], more: Settings = {}): TestProjectInlineConfiguration {
  return getViteConfig({ test: { name, include, environment: 'node', ...more } }) as TestProjectInlineConfiguration;
}

/**
 * The files of a project load their modules once for all: when each loads them for itself, that takes five times as long
 * as the tests. Those that need isolation become a second project with the same settings.
 */
function sharing(name: string, include: string[], project: Project, { exclude = [], ...more }: Settings = {}) {
  const files = globSync(include, { exclude });
  const isolated = files.filter((file) => NEEDS_ISOLATION.test(readFileSync(file, 'utf8')));
  const projects = [project(name, include, { ...more, exclude: [...exclude, ...isolated], isolate: false })];
  return isolated.length > 0 ? [...projects, project(`${name}-isolated`, isolated, more)] : projects;
}
