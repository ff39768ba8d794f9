import { proseOf } from '#features/catalog/prose/prose.content.ts';
import { plainText } from '#features/catalog/rich-text.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Faq } from './faq.schema.ts';

/**
 * The questions for search engines, as text for a `<script>`: no `<` may end it early. Every block of a page says the
 * same `@id`, so that several of them are one list of questions.
 */
export async function faqJsonLd(locale: Locale, { items }: Pick<Faq, 'items'>, page: URL): Promise<string> {
  const mainEntity = items.map(async ({ question, answer }) => ({
    '@type': 'Question',
    name: inLanguage(locale, question),
    acceptedAnswer: {
      '@type': 'Answer',
      text: plainText((await proseOf(locale, answer)).html, Number.POSITIVE_INFINITY),
    },
  }));
  const list = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${page.href}#faq`,
    inLanguage: locale,
    mainEntity: await Promise.all(mainEntity),
  };
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
