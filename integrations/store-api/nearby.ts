import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whether a host name of an address (`URL.hostname`) can only mean a machine here or in the same network: nobody can own
 * it as a public name, and so nobody elsewhere can be behind it.
 */
export function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return NEARBY.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return !hostname.includes('.') || ENDINGS.some((ending) => hostname.endsWith(ending));
}

/** What is resolved at home only (RFC 6761, 6762, 8375), and what ICANN keeps free for it. */
const ENDINGS = ['.localhost', '.local', '.internal', '.lan', '.home.arpa'];

/** Loopback, private and link-local addresses; an IPv4 one in IPv6 clothes counts as what it is. */
const NEARBY = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  NEARBY.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEARBY.addSubnet(network, prefix, 'ipv6');
