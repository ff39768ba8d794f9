// `node scripts/run.mjs start`: the door to the .ts scripts beside, which only a Node that strips types can open.
// Plain JavaScript, because it must be able to speak on Node 20.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name, ...rest] = process.argv.slice(2);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old for this shop, which brings its own: run \`npm ci\`, then \`npm ${name}\` ` +
      `(npm puts the bundled Node 26 first). If you did, its package was left out: install without --omit=optional.`,
  );
  process.exit(1);
}

process.argv = [process.argv[0] ?? 'node', `scripts/${name}.ts`, ...rest];
await import(new URL(`./${name}.ts`, import.meta.url).href);
