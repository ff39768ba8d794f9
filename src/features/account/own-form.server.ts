import { firstSigns } from '#values/first-signs.ts';

/**
 * The fields of a form of this shop. One that another site has sent is read as empty: a foreign page must not press a
 * button of the account, whatever its cookie rules are. Of each field `most` characters are read.
 */
export async function ownForm(request: Request, most = 254): Promise<Map<string, string>> {
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin';
  if (request.method !== 'POST' || !['same-origin', 'none'].includes(from)) return new Map();
  const form = await request.formData().catch(() => new FormData());
  return new Map([...form].map(([name, value]) => [name, firstSigns(String(value), most)]));
}
