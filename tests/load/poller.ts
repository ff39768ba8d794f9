import { Agent, get } from 'node:http';

/**
 * Asks for one page over and over, in a process of its own (`fork`, the address as its argument), by its own clock: whoever
 * waits for an answer asks again all the same. Told to stop, it tells how long each answer took, in ms.
 */
const EVERY_MS = 20;

const [address = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const took: number[] = [];

const sendRequest = () => {
  const started = performance.now();
  get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
    response.resume().once('end', () => took.push(performance.now() - started)),
  ).once('error', () => took.push(Number.POSITIVE_INFINITY));
};

const clock = setInterval(sendRequest, EVERY_MS);
process.once('message', () => {
  clearInterval(clock);
  process.send?.(took, () => process.exit());
});
