import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface MeasuredServer {
  url: string;
  /** Processor time it has used so far, in ms; the kernel counts in hundredths of a second. */
  cpuMs(): number;
  peakMb(): number;
  /** Resident memory now. */
  memoryMb(): number;
  close(): Promise<void>;
}

/** The shop in a process of its own, with an empty database, quiet, so that only the shop is measured. */
export async function openServer(dist: string, cwd = '.'): Promise<MeasuredServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hof-und-herd-bench-'));
  const child = spawn(process.execPath, ['integrations/server/main.ts'], {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DIST_DIR: dist, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
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
    cpuMs: () => cpuMsOf(child.pid),
    peakMb: () => peakOf(child.pid),
    memoryMb: () => memoryOf(child.pid, 'VmRSS'),
    close: async () => {
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
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

/** Watches the children of a process. @returns what ends it, with the highest resident memory that one had, in MB */
export function watchPeak(pid: number | undefined): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...childrenOf(pid).map(peakOf));
  }, 250);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Linux tells the children of a process's first thread; none where /proc does not tell. */
function childrenOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  } catch {
    return [];
  }
}

function memoryOf(pid: number | undefined, field: 'VmHWM' | 'VmRSS'): number {
  try {
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(new RegExp(`${field}:\\s+(\\d+)`)) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
