import { isIPv6 } from 'node:net';

/**
 * Where a request comes from, as limits count it. Behind `proxies` trusted ones, the last so many entries of
 * `x-forwarded-for` are theirs; everything before could be invented. An IPv6 visitor owns a whole /64, so that counts as one.
 */
export function visitorOf(proxies: number, forwarded: string | null, socketAddress: string): string {
  const hops = [...(forwarded ?? '').split(',').map((hop) => hop.trim()), socketAddress].filter(Boolean);
  const address = (hops.at(-1 - proxies) ?? hops[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? network(address) : address;
}

/** The first four groups of an IPv6 address. */
function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
