import { requireProfessional } from '#features/professional/access/apply.server.ts';
import { localeInfo } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { NotFound } from '#store-api/exits.ts';
import { contentDisposition } from '#values/http.ts';
import { partsIn, productsIn } from './project.server.ts';
import { partsCsv, projectsIn } from './projects.ts';

/** The parts list of a professional's own project as a file for spreadsheets. */
export async function partsFile(storeContext: StoreContext, id: string, url: URL): Promise<Response> {
  const { customFields } = await requireProfessional(storeContext, url);
  const project = projectsIn(customFields).find((one) => one.id === id);
  if (!project) throw new NotFound();
  const t = wordsOf(storeContext.locale, 'professional');
  const heads = {
    kitchen: t('kitchen'),
    number: t('orderNumber'),
    name: t('orderArticle'),
    quantity: t('orderQuantity'),
    unit: t('orderPrice'),
    amount: t('orderAmount'),
  };
  const parts = partsIn(storeContext, project, await productsIn(storeContext, project));
  // where a comma stands in numbers, spreadsheets part cells by a semicolon
  const separator = localeInfo(storeContext.locale).numbers.startsWith('en') ? ',' : ';';
  return new Response(partsCsv(parts, heads, separator), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${project.name}.csv`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
