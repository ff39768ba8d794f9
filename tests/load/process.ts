import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Memory that a process holds now, in MB, as the kernel counts it (man 5 proc). */
export function residentMb(pid: number | undefined): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** How long a process was ready to work and had no core so far, in ms: others had them (kernel: sched-stats). */
export function stoodInLineMs(pid: number | undefined): number {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** How long the threads of a process that answer have worked, and how long they were ready to and had no core: their sum, in ms. */
interface Work {
  ran: number;
  inLine: number;
}

/** Threads that collect garbage and compile while the others answer. */
const BESIDE = /V8Worker|DelayedTask|SignalInspector/;

function workOf(pid: number | undefined): Work {
  const work = { ran: 0, inLine: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    if (BESIDE.test(readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8'))) continue;
    const [ran, inLine] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    work.ran += (ran ?? 0) / 1e6;
    work.inLine += (inLine ?? 0) / 1e6;
  }
  return work;
}

/** A clock of what processes do together from now on: how long it would have taken on a machine of their own, in ms. */
export function ownClock(...pids: (number | undefined)[]): () => number {
  const sum = () => pids.map(workOf).reduce((a, b) => ({ ran: a.ran + b.ran, inLine: a.inLine + b.inLine }));
  const [began, before] = [performance.now(), sum()];
  return () => {
    const after = sum();
    const work = { ran: after.ran - before.ran, inLine: after.inLine - before.inLine };
    return onItsOwn(performance.now() - began, work, availableParallelism());
  };
}

/**
 * On a machine of its own as many cores would have worked for it as it had threads that wanted one. What it did beside
 * that, such as waiting for a disk, and what its threads take from each other, counts as it was.
 */
export function onItsOwn(ms: number, { ran, inLine }: Work, cores: number): number {
  const demandMs = Math.min(ran + inLine, cores * ms);
  return demandMs > ran ? (ms * ran) / demandMs : ms;
}
