import { inLanguage, type Locale, type Text } from '#i18n/locales.ts';
import { escaped } from '#values/markup.ts';

/** What one place of a page says: formatted text, and a picture where there is one. */
export type ContentFragment = { html: string; picture: string | null };

/**
 * The pieces of a block, whichever it is: itself and each entry of its lists that has words of its own.
 * Blocks share their words (`title`, `text`, `picture`, `pictures`), so that a new one needs nothing here.
 */
export function piecesOf(block: object, locale: Locale): ContentFragment[] {
  const fields = block as Record<string, unknown>;
  const entries = Object.values(fields).flatMap((value) => (Array.isArray(value) ? value : []));
  return [fields, ...entries.filter(isMap)].flatMap(
    (each, index) => pieceOf(each, index === 0 ? 'h2' : 'h3', locale) ?? [],
  );
}

function pieceOf(fields: Record<string, unknown>, heading: 'h2' | 'h3', locale: Locale): ContentFragment | null {
  const t = (value: unknown) => (isText(value) ? inLanguage(locale, value) : null);
  const title = [typeof fields.figure === 'string' ? fields.figure : null, t(fields.title) ?? t(fields.name)];
  const named = title.filter(Boolean).join(' ');
  const html = [named && `<${heading}>${escaped(named)}</${heading}>`, ...paragraphs(t(fields.text))].filter(Boolean);
  const [first] = Array.isArray(fields.pictures) ? fields.pictures : [fields.picture];
  const picture = typeof first === 'string' ? first : null;
  if (html.length === 0 && picture === null) return null;
  return { html: html.join('\n'), picture };
}

const paragraphs = (text: string | null): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((each) => (each.trim() === '' ? [] : [`<p>${escaped(each.trim())}</p>`]));

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Text => isMap(value) && typeof value.de === 'string';
