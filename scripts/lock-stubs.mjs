// scripts/lock-stubs.mjs  (runs on Node 20 too)
import { readFileSync, writeFileSync } from 'node:fs';
const file = 'package-lock.json', lock = JSON.parse(readFileSync(file, 'utf8')), pk = lock.packages;
const find = (from, name) => { for (let base = from; ; ) { const p = (base ? base + '/' : '') + 'node_modules/' + name; if (pk[p]) return p; if (!base) return null; const i = base.lastIndexOf('node_modules/'); base = i <= 0 ? '' : base.slice(0, i - 1); } };
const OS = [['darwin', /darwin|macos/], ['win32', /win32|windows|\bwin\b/], ['android', /android/], ['freebsd', /freebsd/], ['openharmony', /openharmony/], ['linux', /linux|musl|gnu/]];
const CPU = [['arm64', /arm64|aarch64/], ['x64', /x64|x86_64/], ['ia32', /ia32|386|x86\b/], ['arm', /\barm\b|armv7|arm-/], ['ppc64', /ppc64/], ['s390x', /s390x/], ['riscv64', /riscv64/], ['wasm32', /wasm/]];
let added = 0;
for (const [path, e] of Object.entries(pk)) for (const [name, range] of Object.entries(e.optionalDependencies ?? {})) {
  if (find(path, name)) continue;
  const os = OS.find(([, r]) => r.test(name))?.[0], cpu = CPU.find(([, r]) => r.test(name))?.[0];
  pk['node_modules/' + name] = { version: range.replace(/^[^\d]*/, ''), ...(cpu && { cpu: [cpu] }), optional: true, ...(os && { os: [os] }) };
  added++;
}
if (added) { lock.packages = Object.fromEntries(Object.entries(pk).sort(([a], [b]) => (a < b ? -1 : 1))); writeFileSync(file, JSON.stringify(lock, null, 2) + '\n'); console.log(added, 'lock stubs'); }
