import { PAGE_PARAMETERS } from './on-demand-url.ts';

/**
 * Where an old address leads, with what a campaign had added to it (`utm_source=newsletter`): whoever printed the
 * address counts its visitors. What asks for a part of a page stays behind, because the new page may have no such part.
 */
export function withCampaign(location: string, search: string): string {
  const isHere = location.startsWith('/') && !location.startsWith('//');
  if (!isHere || search.length < 2) return location;
  const [address = '', anchor] = location.split('#');
  const [path, query] = address.split('?');
  const led = new URLSearchParams(query);
  const added = [...new URLSearchParams(search)].filter(([name]) => !PAGE_PARAMETERS.includes(name) && !led.has(name));
  if (added.length === 0) return location;
  for (const [name, value] of added) led.append(name, value);
  return `${path}?${led}${anchor === undefined ? '' : `#${anchor}`}`;
}
