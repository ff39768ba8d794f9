/** What `builds/latest.json` says. */
export interface Build {
  id: string;
  /** When the build was made, ms since 1970, by the clock of the machine that made it. */
  timestamp: number;
}

/** A look at the latest build. */
export interface BuildCheck {
  build: Build;
  /** The server's time of the answer, ms since 1970; both clocks are its own, so the visitor's may be wrong. */
  serverNow: number;
  /** How long this page has been open, in ms. */
  openForMs: number;
}

/** Whether the page is older than the latest build: another id than at the first look, or one made since the page was opened. */
export function isOutdated(firstId: string | undefined, { build, serverNow, openForMs }: BuildCheck): boolean {
  if (firstId !== undefined) return build.id !== firstId;
  return serverNow - build.timestamp < openForMs;
}
