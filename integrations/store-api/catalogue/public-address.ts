import { ne, or, type SQL } from 'drizzle-orm';
import { among } from '#store/records/among.ts';
import { seoUrl } from '#store/records/schema/catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { landingPageId } from './pages.ts';

/** Whether an address may be told: that of a draft, or of a page before its first day, says what nobody should know yet. */
export const isPublicAddress = ({ pages }: Pick<Catalogue, 'pages'>): SQL | undefined =>
  or(
    ne(seoUrl.routeName, 'frontend.landing.page'),
    among(
      seoUrl.foreignKey,
      pages.map(({ key }) => landingPageId(key)),
    ),
  );
