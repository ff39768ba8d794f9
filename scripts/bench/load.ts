import { Agent, request } from 'node:http';
import { type Floor, layFloor, serverMb } from './floor.ts';
import type { Figure } from './report.ts';
import { type MeasuredServer, openServer } from './server.ts';
import { openCart } from './shopper.ts';

/** Each kind of request is asked for this long, by this many shoppers at once, after a second of warming up. */
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const SHOPPERS = 16;

export interface BenchRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a second and processor time a request, for files, pages drawn on demand, and the cart. */
export async function measureLoad(): Promise<Figure[]> {
  const floor = layFloor();
  const server = await openServer(floor.dist);
  try {
    const figures = await measureRequests(server, floor);
    return [...figures, { what: 'server, peak memory', unit: 'MB', value: server.peakMb(), floor: await serverMb() }];
  } finally {
    await server.close();
  }
}

async function measureRequests(server: MeasuredServer, floor: Floor): Promise<Figure[]> {
  const [home, category] = floor.pages;
  const least = await run(server, { path: home?.floor ?? '/' });
  const cart = await openCart(server.url);
  const requests: [string, BenchRequest][] = [
    ...floor.pages.map(({ name, path }): [string, BenchRequest] => [`${name}, static`, { path }]),
    ['category, on demand', { path: `${category?.path}?p=1&order=price-asc` }],
    ['cart, read', cart.read],
    ['cart, one more', cart.add],
  ];
  const figures: Figure[] = [];
  for (const [what, benchRequest] of requests) {
    const { perSecond, cpuMs, failed } = await run(server, benchRequest);
    if (failed > 0) console.error(`${what}: ${failed} answers were not 200; its figures mean little.`);
    figures.push({ what: `${what}, requests`, unit: '/s', value: perSecond, floor: least.perSecond });
    figures.push({ what: `${what}, processor a request`, unit: 'ms', value: cpuMs, floor: least.cpuMs });
  }
  return figures;
}

async function run(server: MeasuredServer, benchRequest: BenchRequest) {
  const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS });
  await storm(server.url, benchRequest, agent, WARM_UP_SECONDS);
  const [cpuBefore, started] = [server.cpuMs(), performance.now()];
  const { replies: responses, failed } = await storm(server.url, benchRequest, agent, SECONDS);
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: responses / seconds, cpuMs: (server.cpuMs() - cpuBefore) / responses, failed };
}

async function storm(url: string, benchRequest: BenchRequest, agent: Agent, seconds: number) {
  const until = performance.now() + seconds * 1000;
  let responses = 0;
  let failed = 0;
  const shopper = async () => {
    while (performance.now() < until) {
      if ((await once(url, benchRequest, agent)) !== 200) failed++;
      responses++;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return { replies: responses, failed };
}

const once = (url: string, { path, method = 'GET', headers = {}, body }: BenchRequest, agent: Agent) =>
  new Promise<number | undefined>((resolve, fail) => {
    const call = request(
      new URL(path, url),
      { method, agent, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      },
    );
    call.once('error', fail).end(body);
  });
