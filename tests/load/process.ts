import { readFileSync } from 'node:fs';

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
