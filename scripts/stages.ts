import {
  type Outcome,
  run,
  runBuild,
  runPlaywright,
  runShopware,
  runVisual,
  runVitest,
  type Scope,
} from './test-tools.ts';

export interface Stage {
  name: string;
  /** Where its tests lie, for `npm test -- word`. */
  tests?: string | string[];
  /** `npm test` leaves it to `npm run verify`. */
  isDeep?: boolean;
  /** Tells the tests of another stage in another way: `npm test -- word` does not mean it. */
  isRepeat?: boolean;
  /** Left out when this one failed. */
  needs?: string;
  /** Begins after these, whether they passed or not. */
  after?: string[];
  /** Takes every core: it has workers for all of them, a fixed port, or measures time. */
  isWide?: boolean;
  run: (scope: Scope) => Promise<Outcome>;
}

/** What whole runs may take on two cores that do nothing else. */
export const BUDGET_MINUTES = { test: 12, verify: 35 };

/** Requests of the long fuzz. */
const FUZZ = '20000';

/** In the order in which they begin; those that take one core run side by side. */
export const STAGES: Stage[] = [
  { name: 'types', run: () => run('astro', ['check']) },
  { name: 'lint', run: () => run('biome', ['check', '--error-on-warnings']) },
  { name: 'architecture', tests: 'tests/architecture', run: (scope) => runVitest('architecture', scope) },
  { name: 'unit', tests: ['src', 'integrations'], run: (scope) => runVitest('unit', scope) },
  { name: 'content', tests: 'tests/content', run: (scope) => runVitest('content', scope) },
  { name: 'contract', tests: 'tests/contract', run: (scope) => runVitest('contract', scope) },
  {
    name: 'shopware',
    tests: ['replay', 'refusals'].map((name) => `tests/shopware/${name}.test.ts`),
    run: (scope) => runVitest('shopware', scope),
  },
  // both write what Astro keeps of the content
  { name: 'build', after: ['types', 'unit'], run: () => runBuild() },
  {
    name: 'fuzz',
    isDeep: true,
    after: ['contract'], // the same report
    run: ({ workers }) => runVitest('contract', { workers, files: ['fuzz'] }, { FUZZ }),
  },
  {
    name: 'postgres',
    isDeep: true,
    needs: 'build',
    tests: 'tests/postgres',
    run: (scope) => runVitest('postgres', scope),
  },
  // asks the built shop too
  { name: 'hostile', needs: 'build', tests: 'tests/hostile', run: (scope) => runVitest('hostile', scope) },
  { name: 'site', needs: 'build', tests: 'tests/build', run: (scope) => runVitest('build', scope) },
  {
    name: 'remote-build',
    isDeep: true,
    after: ['build'], // both write what Astro keeps of the content
    tests: 'tests/remote',
    run: (scope) => runVitest('remote-build', scope),
  },
  // builds a shop of its own from what an editor made, with the pictures that are scaled already
  {
    name: 'editor',
    isDeep: true,
    after: ['build'],
    tests: 'tests/editor',
    run: (scope) => runPlaywright('editor', scope),
  },
  {
    name: 'journeys',
    needs: 'build',
    isWide: true,
    tests: 'tests/journeys',
    // what is asked for by name may be one that a whole run leaves to another stage
    run: (scope) => (scope.files ? runPlaywright('named', scope) : runPlaywright('journeys', scope, 1)),
  },
  {
    name: 'weight',
    needs: 'build',
    isWide: true,
    tests: 'tests/quality/weight.test.ts',
    run: (scope) => runPlaywright('weight', scope),
  },
  { name: 'visual', isDeep: true, isWide: true, tests: 'tests/visual', run: runVisual },
  {
    name: 'more-journeys', // long ones, and those that are told in other languages
    isDeep: true,
    isRepeat: true,
    needs: 'build',
    isWide: true,
    tests: 'tests/journeys',
    run: (scope) => runPlaywright('more-journeys', scope, 1),
  },
  {
    name: 'keyboard',
    isDeep: true,
    isRepeat: true,
    tests: 'tests/journeys',
    needs: 'build',
    isWide: true,
    run: (scope) => runPlaywright('keyboard', scope, 1),
  },
  {
    name: 'remote',
    isDeep: true,
    isRepeat: true,
    tests: 'tests/journeys',
    needs: 'build',
    isWide: true,
    run: (scope) => runPlaywright('remote', scope, 1),
  },
  {
    name: 'shopware-journeys', // builds a shop of its own from the recorded Shopware, and shops there on a phone
    isDeep: true,
    isWide: true,
    after: ['build', 'remote-build', 'editor'], // all write what Astro keeps of the content
    tests: 'tests/shopware/journeys',
    run: runShopware,
  },
  {
    name: 'accessibility',
    isDeep: true,
    needs: 'build',
    isWide: true,
    tests: ['tests/quality/axe.test.ts', 'tests/quality/tab-key.test.ts'],
    run: (scope) => runPlaywright('accessibility', scope),
  },
  // the last three measure time
  {
    name: 'lighthouse',
    isDeep: true,
    needs: 'build',
    isWide: true,
    tests: 'tests/quality/lighthouse.test.ts',
    run: (scope) => runPlaywright('lighthouse', { ...scope, workers: 1 }),
  },
  {
    name: 'growth', // builds two shops of its own
    isDeep: true,
    isWide: true,
    tests: 'tests/growth',
    run: (scope) => runVitest('growth', scope),
  },
  {
    name: 'load',
    isDeep: true,
    needs: 'build',
    isWide: true,
    tests: 'tests/load',
    run: (scope) => runVitest('load', scope),
  },
];
