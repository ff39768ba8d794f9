/** Lets others in before what comes next: long work that takes breath keeps them waiting for a piece of it, and not for all. */
export const breath = (): Promise<void> => new Promise((goOn) => setImmediate(goOn));
