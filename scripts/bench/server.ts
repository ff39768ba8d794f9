import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHOP_ENV, SHOP_FLAGS } from '#scripts/supervisor.ts';

export interface MeasuredServer {
  url: string;
  pid: number | undefined;
  /** Processor time it has used so far, in ms; the kernel counts in hundredths of a second. */
  cpuMs(): number;
  peakMb(): number;
  /** Resident memory now. */
  memoryMb(): number;
  /** Where its store keeps its data. */
  dataDir: string;
  /** Its data go with it, unless they are to be kept. */
  close(options?: { keepData: boolean }): Promise<void>;
}

/** The shop in a process of its own, started as `npm start` does, with an empty database, quiet, so that only the shop is measured. */
export async function openServer(
  dist: string,
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<MeasuredServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'hof-und-herd-bench-'));
  const child = spawn(process.execPath, [...SHOP_FLAGS, 'integrations/server/main.ts'], {
    cwd,
    env: {
      ...SHOP_ENV,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DIST_DIR: dist,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((open, fail) => {
    child.stdout.on('data', (text) => {
      const [, address] = String(text).match(/is open: (\S+)/) ?? [];
      if (address) open(address.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => fail(new Error(`The server ended with ${code} before it was open.`)));
  });
  return {
    url,
    pid: child.pid,
    dataDir,
    cpuMs: () => cpuMsOf(child.pid),
    peakMb: () => peakOf(child.pid),
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    close: async ({ keepData } = { keepData: false }) => {
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGTERM');
      await ended;
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Fields 14 and 15 of /proc/pid/stat are user and system time in ticks of 10 ms (man 5 proc). */
function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/** The kernel's own high-water mark of a process, in MB. */
export const peakOf = (pid: number | undefined): number => memoryOf(pid, 'VmHWM');

/** What processes needed, all together. */
interface Needed {
  /** The most memory that they held at a time, in MB; what they share is counted once. */
  peakMb: number;
  /** How long the first threads of each were ready to work and had no core, in ms. */
  inLineMs: number;
}

/** Watches what a process has started, and what that has started. @returns what ends it */
export function watchStarted(pid: number | undefined): () => Needed {
  let peakMb = 0;
  const inLine = new Map<number, number>();
  const timer = setInterval(() => {
    const started = startedBy(pid);
    peakMb = Math.max(peakMb, sum(started.map(shareOf)));
    for (const one of started) inLine.set(one, Number(textOf(`/proc/${one}/schedstat`).split(' ')[1] ?? 0) / 1e6);
  }, 500);
  return () => {
    clearInterval(timer);
    return { peakMb, inLineMs: sum([...inLine.values()]) };
  };
}

/** Linux tells the children of a process's first thread; none where /proc does not tell. */
function startedBy(pid: number | undefined): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return [...children, ...children.flatMap(startedBy)];
}

/** Resident memory in MB, of which each process that shares a part of it counts its share (kernel: Pss). */
const shareOf = (pid: number): number =>
  Number(textOf(`/proc/${pid}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1] ?? 0) / 1024;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** '' for a process that has ended, and where there is no /proc. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Processor time of everything that this process has started and that has ended, in ms (man 5 proc: cutime and cstime). */
export function endedCpuMs(): number {
  const fields = textOf('/proc/self/stat').replace(/.*\) /, '').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

function memoryOf(pid: number | undefined, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${field}:\\s+(\\d+)`)) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
