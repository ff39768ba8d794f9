import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_ARGS, resolveChromium } from './scripts/chromium.mjs';

const { executablePath, env } = await resolveChromium();
const port = process.env.JOURNEY_PORT ?? '4545';
// Workers inherit the variable, so all of them mean the one folder that the server writes into.
process.env.JOURNEY_DATA ??= mkdtempSync(path.join(tmpdir(), 'hof-und-herd-'));

/** Against the built site, as `npm start` serves it; `npm test` builds it first. */
export default defineConfig({
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: LAUNCH_ARGS, env: { ...process.env, ...env } },
  },
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    { name: 'quality', testDir: 'tests/quality', testIgnore: '**/lighthouse.test.ts' },
    { name: 'lighthouse', testDir: 'tests/quality', testMatch: '**/lighthouse.test.ts', timeout: 300_000 },
  ],
  webServer: {
    command: 'node integrations/server/main.ts',
    url: `http://127.0.0.1:${port}/`,
    env: { HOST: '127.0.0.1', PORT: port, DATA_DIR: process.env.JOURNEY_DATA, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
