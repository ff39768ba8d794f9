/**
 * What a store knows of something that it asks the server for.
 * While a newer answer is on its way, or has failed, the last one stays: nothing vanishes from the screen.
 */
export type Loading<Value> =
  | { state: 'idle'; value?: undefined; error?: undefined }
  | { state: 'pending'; value?: Value | undefined; error?: undefined }
  | { state: 'success'; value: Value; error?: undefined }
  | { state: 'error'; value?: Value | undefined; error: unknown };

export const idle = { state: 'idle' } as const;
