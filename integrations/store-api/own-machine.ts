import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Whether a host name of an address (`URL.hostname`) can only mean this machine: `localhost`, or an address of its own.
 * Any other name may be somebody's: one without a dot is a domain too (`ai`), and a private address is another machine's
 * in the network of whoever reads a link to it.
 */
export function isOwnMachine(hostname: string, ownAddresses = addressesNow()): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version === 0) return hostname === 'localhost' || hostname.endsWith('.localhost');
  return listOf(ownAddresses).check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address in IPv6 clothes counts as what it is. */
function listOf(addresses: string[]): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  for (const address of ['::1', ...addresses]) list.addAddress(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

/** They change when a machine joins another network. */
const addressesNow = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
