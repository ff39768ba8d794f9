import { siteUrl } from '#store-api/server.ts';
import { firstSigns } from '#values/first-signs.ts';
import { isOwnForm } from '#values/same-origin-form.ts';

/** The fields of a form of this shop; one that another site has sent is read as empty. Of each field `most` characters are read. */
export async function ownForm(request: Request, most = 254): Promise<Map<string, string>> {
  if (!isOwnForm(request, siteUrl)) return new Map();
  const form = await request.formData().catch(() => new FormData());
  return new Map([...form].map(([name, value]) => [name, firstSigns(String(value), most)]));
}
