/** Pages rendered anew at a time, behind what visitors wait for; one while somebody does. */
const AT_ONCE = 2;

/** After a page that could not be rendered, ms; twice as long after the next one, up to a minute. */
const PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

interface Work {
  /** The next page to be rendered. */
  next: () => string | undefined;
  /** Renders it; false, or a rejection, when it could not be. */
  render: (pathname: string) => Promise<boolean>;
  giveBack: (pathname: string) => void;
  /** Whether visitors wait for pages. */
  isBusy: () => boolean;
}

/** Renders stale pages anew in the background, until none is left. */
export class Refresh {
  readonly #work: Work;
  #running = 0;
  #failures = 0;
  #pause: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Begins what can begin. */
  wake(): void {
    while (!this.#isOver && !this.#pause && this.#running < (this.#work.isBusy() ? 1 : AT_ONCE)) {
      const pathname = this.#work.next();
      if (pathname === undefined) return;
      this.#running += 1;
      void this.#render(pathname).then(() => {
        this.#running -= 1;
        this.wake();
      });
    }
  }

  /** Begins nothing any more. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#pause);
  }

  async #render(pathname: string): Promise<void> {
    const isRendered = await this.#work.render(pathname).catch(() => false);
    if (isRendered) {
      this.#failures = 0;
      return;
    }
    this.#work.giveBack(pathname);
    if (this.#isOver) return;
    this.#pause ??= setTimeout(
      () => {
        this.#pause = undefined;
        this.wake();
      },
      Math.min(PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS),
    ).unref();
    this.#failures += 1;
  }
}
