import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A test that did not run, and the reason that it gave; empty where it gave none. */
export interface Skipped {
  title: string;
  why: string;
}

/** The file that the reporter writes into. */
export const SKIP_REPORT = 'SKIP_REPORT';

/** A reporter of Vitest: its JSON has no reasons. */
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[SKIP_REPORT];
    if (file) writeFileSync(file, JSON.stringify(modules.flatMap(skippedOf)));
  }
}

const skippedOf = (module: TestModule): Skipped[] =>
  [...module.children.allTests('skipped')].map((each) => ({
    title: `${module.relativeModuleId}: ${each.fullName}`,
    why: reasonOf(each),
  }));

function reasonOf(test: TestCase): string {
  const result = test.result();
  return (result.state === 'skipped' && result.note) || '';
}

/**
 * What it has written. `isNamed`: tests were asked for by their title, so that all others count as left out; those that
 * left themselves out give a reason.
 */
export function readSkipped(file: string, isNamed = false): Skipped[] {
  try {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Skipped[];
    return isNamed ? all.filter(({ why }) => why !== '') : all;
  } catch {
    return []; // the tool died before, and is a failure itself
  }
}

const NOT_HERE = 'not here: ';

/** The reason of a test that this machine or user can never run, however quiet it is. */
export const notHere = (why: string): string => NOT_HERE + why;

/** Whether all of them can never be run here: nothing is left to be done, and the stage has passed. */
export const areNotHere = (skipped: Skipped[]): boolean => skipped.every(isNotHere);

const isNotHere = ({ why }: Skipped): boolean => why.startsWith(NOT_HERE);

/** A line for each; where the run has a budget, on a machine that is quiet therefore, each that could have run is a failure. */
export function reportSkipped(skipped: Skipped[], isBudget: boolean): { lines: string[]; failed: number } {
  const lines = skipped.map(({ title, why }) => `left out: ${title}: ${why || 'it does not say why'}`);
  return { lines, failed: isBudget ? skipped.filter((each) => !isNotHere(each)).length : 0 };
}
