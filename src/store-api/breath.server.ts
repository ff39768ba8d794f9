let resume = (): void => {};

/** `hear` is called wherever work goes on after a breath (integrations/server/state/watchdog.ts). */
export const onResume = (listener: () => void): void => {
  resume = listener;
};

/** Lets others in before what comes next: long work that takes breath keeps them waiting for a piece of it, and not for all. */
export async function breath(): Promise<void> {
  await new Promise((goOn) => setImmediate(goOn));
  resume();
}
