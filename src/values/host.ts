/** The name to type for where a server listens: every interface of a machine is localhost to who sits before it. */
export const typedHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
