import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { choiceName } from './peel.ts';

/** What Keystatic hands to a label: a leaf has a value, a group fields, a list elements, a choice says which it is. */
interface Props {
  value?: unknown;
  fields?: Record<string, Props>;
  elements?: Props[];
  discriminant?: unknown;
}

const LABEL_FIELDS = [
  ...['name', 'title', 'question', 'label', 'heading', 'city', 'text', 'id', 'key', 'number', 'product', 'term'],
  ...['q', 'from', 'kind', 'blocks'],
];
const LONGEST = 60;

/** How an entry of a list is called while it is closed: by its German name, title, label or id. */
export const itemLabel = (props: unknown): string => wordsOf(props as Props) || titleOf(props) || 'Entry';

/** The first telling words of a group; `before` is put in front of them. */
export function titleOf(props: unknown, before = ''): string {
  const { fields = {} } = props as Props;
  const label = LABEL_FIELDS.map((key) => wordsOf(fields[key])).find(Boolean);
  return label ? before + (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label) : '';
}

function wordsOf(props: Props | undefined): string {
  if (props?.elements)
    return props.elements.map(({ discriminant }) => choiceName(String(discriminant ?? ''))).join(', ');
  const text = props?.fields?.[DEFAULT_LOCALE]?.value ?? props?.value;
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}
