/**
 * Preloaded into the shop: its heap is tidied at SIGUSR2, or a leak can't be told from what it takes its ease with. Not
 * while requests are under way: tidied at once, a heap stands still for 200 ms, as it never does left alone.
 */
process.on('SIGUSR2', () => globalThis.gc?.());
