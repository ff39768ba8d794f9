import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReleaseApp } from '#server/app.ts';
import type { Log } from '#server/request-log.ts';
import type { HealthReport } from '#store/health.ts';
import { Watchdog } from './watchdog.ts';

/** How often the shop asks itself whether the owner has closed it, ms. */
const CHECK_EVERY_MS = 2000;

/** Whether the shop can sell, whether its owner has closed it, and what has kept it from answering. */
export class ShopState {
  readonly watchdog: Watchdog;
  readonly #app: Pick<ReleaseApp, 'checkHealth'>;
  readonly #isRemote: boolean;
  #maintenance: HealthReport['maintenance'];
  #wasOpen = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param isRemote whether the store is another's, which is asked however it is */
  constructor(app: Pick<ReleaseApp, 'checkHealth'>, log: Log, { isRemote = false } = {}) {
    this.#app = app;
    this.#isRemote = isRemote;
    this.watchdog = new Watchdog(log);
  }

  /** Opens the database and takes over the catalog, the first time. @returns what keeps the shop from selling, or undefined */
  async trouble(): Promise<string | undefined> {
    const { status, report } = await this.#requestHealth();
    this.#timer ??= setInterval(() => void this.#requestHealth().catch(ignore), CHECK_EVERY_MS).unref();
    return status === 200 ? undefined : (report.reason ?? report.status);
  }

  /** Hash of the key that lets the owner into a shop that is closed; undefined while it is open to everybody. */
  get entry(): string | undefined {
    return this.#maintenance?.entry;
  }

  /** The embedded store has not opened since the start. Later failures are reported by the store itself. */
  get isNotOpen(): boolean {
    return !this.#wasOpen && !this.#isRemote;
  }

  /** Answers `/health`. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, report } = await this.#requestHealth();
    const { maintenance, ...others } = report;
    const stalls = this.watchdog.report;
    const body = JSON.stringify({
      ...others,
      ...(maintenance && { maintenance: { since: maintenance.since } }),
      stalls,
    });
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    if (status === 503) response.setHeader('retry-after', '5');
    response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? '' : body);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.watchdog.stop();
  }

  async #requestHealth(): Promise<{ status: number; report: HealthReport }> {
    const { status, report } = await this.#app.checkHealth();
    if (status === 200) {
      this.#maintenance = report.maintenance;
      this.#wasOpen = true;
    }
    return { status, report };
  }
}

const ignore = () => undefined;
