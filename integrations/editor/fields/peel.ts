import * as z from 'zod';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import { CHOICES, LABELS } from './labels.ts';

/** A schema without what is wrapped around it, and what the wrapping said. */
export interface Peeled {
  schema: z.core.$ZodTypes;
  /** The key it stands under: `cssClass`. */
  name: string;
  /** For the editor: `What the picture shows`, `Width (mm)`; the schema’s own `.meta({ label })` first. */
  label: string;
  /** The help text: the schema's own `.describe`. */
  help: string;
  isOptional: boolean;
  isNullable: boolean;
  /** What holds when the line is left out. */
  fallback: unknown;
  meta: {
    /** How it is put in: `picture`, `day`, `paragraph`. */
    input?: string;
    /** The kind of entry it names, which is chosen from a list. */
    refersTo?: string;
    /** What else it names. */
    names?: string;
    /** Fields that exclude each other. */
    oneOf?: string[];
    /** What it is called, where its name means something else than elsewhere. */
    label?: string;
    /** What its choices are called. */
    choices?: Record<string, string>;
  };
}

/** Takes `.optional()`, `.nullable()`, `.default()`, pipes and the like off; the outermost description wins. */
export function peel(outer: z.core.$ZodType, name: string): Peeled {
  const peeled: Peeled = {
    schema: outer as z.core.$ZodTypes,
    name,
    label: '',
    help: '',
    isOptional: false,
    isNullable: false,
    fallback: undefined,
    meta: {},
  };
  let help: string | undefined;
  for (let inner: z.core.$ZodType | undefined = outer; inner; inner = below(inner, peeled)) {
    const { description, ...meta } = z.globalRegistry.get(inner) ?? {};
    help ??= description;
    peeled.meta = { ...meta, ...peeled.meta };
    peeled.schema = inner as z.core.$ZodTypes;
  }
  return { ...peeled, label: peeled.meta.label ?? LABELS[name] ?? labelOf(name), help: help ?? '' };
}

function below(schema: z.core.$ZodType, peeled: Peeled): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      peeled.isOptional = true;
      return def.innerType;
    case 'nullable':
      peeled.isNullable = true;
      return def.innerType;
    case 'default':
    case 'prefault':
      peeled.isOptional = true;
      peeled.fallback = def.defaultValue;
      return def.innerType;
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'pipe':
      // z.preprocess puts its change before the schema, a transform behind it
      return (def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in;
    case 'lazy':
      return def.getter();
    default:
      return undefined;
  }
}

const UNITS = /(?<=[a-z])(Mm|Kg|L|G|Ml|W|Minutes|Hours|Days|Years|Percent)$/;

/** `deliveryTime` → `Delivery time`, `widthMm` → `Width (mm)`, `zu-hause` → `Zu hause`. */
function labelOf(name: string): string {
  const unit = name.match(UNITS)?.[0];
  const words = (unit && unit !== name ? name.slice(0, -unit.length) : name)
    .replace(/([a-z])([A-Z])/g, (_all, end: string, begin: string) => `${end} ${begin.toLowerCase()}`)
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1) + (unit && unit !== name ? ` (${unit.toLowerCase()})` : '');
}

/** What one of a few words is called. */
export const choiceName = (word: string, { choices }: Peeled['meta'] = {}): string =>
  choices?.[word] ?? CHOICES[word] ?? labelOf(word);

/** Whether several lines are expected; the help says so. */
export const isLong = ({ help, name, meta }: Peeled): boolean =>
  meta.input === 'paragraph' || name === 'text' || /Markdown|sentence|words|paragraph|introduction/i.test(help);

/** What is written where an editor left a place empty. */
export const nothing = ({ isOptional, isNullable }: Peeled): null | undefined =>
  isNullable && !isOptional ? null : undefined;

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
