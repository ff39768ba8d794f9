import { DEFAULT_LOCALE } from '#i18n/locales.ts';

/** What Keystatic hands to a label: a leaf has a value, a group has fields, a choice has a value that is one of them. */
interface Props {
  value?: unknown;
  fields?: Record<string, Props>;
}

const TELLING = ['name', 'title', 'question', 'label', 'heading', 'city', 'text', 'id', 'key', 'number', 'product', 'term', 'q', 'from', 'kind'];

/** How an entry of a list is called while it is closed: by its German name, title, label or id. */
export const itemLabel = (props: unknown): string => {
  const leaf = (props as Props).value;
  return (typeof leaf === 'string' || typeof leaf === 'number' ? String(leaf) : titleOf(props)) || 'Entry';
};

/** The first telling words of a group; `before` is put in front of them. */
export function titleOf(props: unknown, before = ''): string {
  const { fields = {} } = props as Props;
  const found = TELLING.map((key) => wordsOf(fields[key])).find(Boolean);
  return found ? before + (found.length > 60 ? `${found.slice(0, 59)}…` : found) : '';
}

function wordsOf(props: Props | undefined): string {
  if (!props) return '';
  const text = props.fields?.[DEFAULT_LOCALE]?.value ?? props.value;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
