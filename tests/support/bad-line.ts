import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be slow, break in the middle of an answer, or be down, as a network is. */
export async function badLine(target: number) {
  const open = new Set<Socket>();
  let delayMs = 0;
  let cuts = { left: 0, after: 0 };

  const server = createServer((client) => {
    const there = connect(target, '127.0.0.1');
    const hangUp = () => {
      client.destroy();
      there.destroy();
    };
    for (const end of [client, there]) {
      open.add(end);
      end.on('error', hangUp).on('close', () => {
        open.delete(end);
        hangUp();
      });
    }
    client.on('data', (part) => there.write(part));
    there.on('data', async (part: Buffer) => {
      if (delayMs > 0) await new Promise((later) => setTimeout(later, delayMs));
      if (cuts.left === 0) return void client.write(part);
      cuts.left -= 1;
      client.end(part.subarray(0, cuts.after));
      there.destroy();
    });
  });
  const listen = (port: number) => new Promise<void>((up) => server.listen(port, '127.0.0.1', up));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const goesDown = () => {
    for (const end of open) end.destroy();
    return new Promise<void>((down) => server.close(() => down()));
  };

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Every answer takes so much longer. */
    slowsDown: (ms: number) => {
      delayMs = ms;
    },
    /** The next answers break off after so many bytes. */
    breaks: (times: number, after = 200) => {
      cuts = { left: times, after };
    },
    goesDown,
    comesBack: () => listen(port),
    close: goesDown,
  };
}
