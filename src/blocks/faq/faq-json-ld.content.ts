import { proseOf } from '#features/prose/prose.content.ts';
import { plainText } from '#features/prose/rich-text.ts';
import { graph } from '#features/seo/graph.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Faq } from './faq.schema.ts';

/** The questions of a page's blocks for search engines, as text for a `<script>`. */
export async function faqJsonLd(locale: Locale, blocks: readonly Pick<Faq, 'items'>[], page: URL): Promise<string> {
  const questions = blocks
    .flatMap(({ items }) => items)
    .map(async ({ question, answer }) => ({
      '@type': 'Question',
      name: inLanguage(locale, question),
      acceptedAnswer: {
        '@type': 'Answer',
        text: plainText((await proseOf(locale, answer)).html, Number.POSITIVE_INFINITY),
      },
    }));
  const mainEntity = await Promise.all(questions);
  return graph([{ '@type': 'FAQPage', '@id': `${page.href}#faq`, inLanguage: locale, mainEntity }]);
}
