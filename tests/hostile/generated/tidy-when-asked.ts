/**
 * Preloaded into the shop: at SIGUSR2 its heap is tidied, and it says on stderr what is held then: `held 300 MB`. Left
 * alone it takes its ease above that, now more, now less. Not while requests are under way: a heap that is tidied at once
 * stands still for 200 ms, as it never does by itself.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`held ${Math.round((heapUsed + external) / 1024 / 1024)} MB\n`);
});
