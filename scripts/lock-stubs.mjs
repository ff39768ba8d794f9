import { readFileSync, writeFileSync } from 'node:fs';

// npm's `dependencies` script, after every change of the tree, on Node 20 too.
// A registry that lacks packages of foreign platforms makes npm leave them out of the lock file, and then `npm ci`
// refuses that very file (npm/cli#9846). An optional entry without integrity for each of them settles it.

const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const packages = lock.packages;

const OS = [
  ['darwin', /darwin|macos/],
  ['win32', /win32|windows|\bwin\b/],
  ['android', /android/],
  ['freebsd', /freebsd/],
  ['openharmony', /openharmony/],
  ['linux', /linux|musl|gnu/],
];
const CPU = [
  ['arm64', /arm64|aarch64/],
  ['x64', /x64|x86_64/],
  ['ia32', /ia32|386|x86\b/],
  ['arm', /\barm\b|armv7|arm-/],
  ['ppc64', /ppc64/],
  ['s390x', /s390x/],
  ['riscv64', /riscv64/],
  ['wasm32', /wasm/],
];

let added = 0;
for (const [path, entry] of Object.entries(packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    packages[`node_modules/${name}`] = stub(name, range);
    added++;
  }

if (added > 0) {
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added} optional packages of other platforms added to ${FILE}`);
}

/** Looks where Node would: beside the package, then in every node_modules above it. */
function isLocked(from, name) {
  for (let base = from; ; ) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (!base) return false;
    const above = base.lastIndexOf('node_modules/');
    base = above <= 0 ? '' : base.slice(0, above - 1);
  }
}

function stub(name, range) {
  const os = OS.find(([, pattern]) => pattern.test(name))?.[0];
  const cpu = CPU.find(([, pattern]) => pattern.test(name))?.[0];
  return {
    version: range.replace(/^[^\d]*/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(/musl/.test(name) && { libc: ['musl'] }), // or both kinds of Linux would be installed
    optional: true,
    ...(os && { os: [os] }),
  };
}
