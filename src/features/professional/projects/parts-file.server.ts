import { atShopDoor } from '#features/professional/door/door.server.ts';
import { localeFacts } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { troubleOf } from '#store-api/trouble.ts';
import { contentDisposition } from '#values/content-disposition.ts';
import { partsCsv } from './parts-list.ts';
import { partsIn, productsIn } from './project-view.server.ts';
import { projectsIn } from './projects.ts';

/** The parts list of a professional's own project as a file for spreadsheets. */
export async function partsFile(asking: Asking, id: string, url: URL): Promise<Response> {
  const door = await atShopDoor(asking, url);
  if ('loginAt' in door) return new Response(null, { status: 303, headers: { location: door.loginAt } });
  if (!('customer' in door)) return new Response(null, { status: 'trouble' in door ? door.trouble.status : 404 });
  const project = projectsIn(door.customer.customFields).find((one) => one.id === id);
  if (!project) return new Response(null, { status: 404 });
  try {
    const t = wordsOf(asking.locale, 'professional');
    const heads = {
      kitchen: t('kitchen'),
      number: t('orderNumber'),
      name: t('orderArticle'),
      quantity: t('orderQuantity'),
      unit: t('orderPrice'),
      amount: t('orderAmount'),
    };
    const parts = partsIn(asking, project, await productsIn(asking, project));
    // where a comma stands in numbers, spreadsheets part cells by a semicolon
    const separator = localeFacts(asking.locale).numbers.startsWith('en') ? ',' : ';';
    return new Response(partsCsv(parts, heads, separator), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition('attachment', `${project.name}.csv`),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return new Response(null, { status: trouble.status });
  }
}
