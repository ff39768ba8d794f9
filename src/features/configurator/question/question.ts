/** What of the definition a question needs. */
export interface QuestionDefinition {
  types: readonly { id: string; measures: readonly string[]; defaults: Readonly<Record<string, number | undefined>> }[];
  measures: readonly ({ id: string; default: number; within?: string | undefined } & Span)[];
  /** What there is to compare, by the kinds that it is made for. */
  systems: readonly { number: string; types: readonly string[] }[];
}

/** What somebody asks the configurator; the address carries it whole. */
export interface Question {
  /** How the system opens. */
  type: string;
  /** Every measure as it was typed, whether this kind asks for it or not. */
  typed: Readonly<Record<string, string>>;
  /** Article numbers that are laid side by side, at most `MOST_COMPARED`. */
  compared: readonly string[];
  /** Article number of the system whose set is put together. */
  set: string | undefined;
  /** Article numbers of what goes with the set; undefined until somebody has chosen. */
  parts: readonly string[] | undefined;
}

const MOST_COMPARED = 3;
/** More numbers than this no address of ours has. */
const MAX_QUESTIONS = 40;

export const isFull = ({ compared }: Pick<Question, 'compared'>): boolean => compared.length >= MOST_COMPARED;

/** Reads an address. What is no answer to a question counts as none; a measure may be anything that can be typed. */
export function questionIn(definition: QuestionDefinition, query: URLSearchParams): Question {
  const type = typeOf(definition, query.get('type') ?? '').id;
  const numbers = (name: string, most: number) => [...new Set(query.getAll(name).filter(isNumber))].slice(0, most);
  const begun = typedFor(definition, type);
  return {
    type,
    typed: Object.fromEntries(
      definition.measures.map(({ id }) => [id, query.get(id)?.slice(0, MOST_SIGNS) ?? begun[id] ?? '']),
    ),
    compared: ofType(definition, numbers('compare', MAX_QUESTIONS), type).slice(0, MOST_COMPARED),
    set: numbers('set', 1)[0],
    parts: query.has('parts') ? numbers('part', MAX_QUESTIONS) : undefined,
  };
}

/** A measure is typed in a few signs: `1200 mm`. */
const MOST_SIGNS = 12;
const isNumber = (text: string): boolean => /^\d{2}-\d{3}(-[A-Z0-9]+)*$/.test(text);

/** The same question as an address writes it, `?type=…`; only what this kind asks for. */
export function addressOf(definition: QuestionDefinition, { type, typed, compared, set, parts }: Question): string {
  const { measures } = typeOf(definition, type);
  return `?${new URLSearchParams([
    ['type', type],
    ...measures.map((id) => [id, written(definition, id, typed[id] ?? '')]),
    ...compared.map((number) => ['compare', number]),
    ...(set ? [['set', set]] : []),
    ...(set && parts ? [['parts', 'chosen'], ...parts.map((number) => ['part', number])] : []),
  ])}`;
}

/** The plain figure where it could be read, else what was typed. */
function written(definition: QuestionDefinition, id: string, typed: string): string {
  const span = definition.measures.find((one) => one.id === id);
  const read = span && readMeasure(typed, span);
  return read && 'mm' in read ? String(read.mm) : typed;
}

/** What nobody can see can't be taken away again: systems that there are no more, or of another kind, are not compared. */
const ofType = ({ systems }: QuestionDefinition, numbers: readonly string[], type: string): string[] =>
  numbers.filter((number) => systems.some((one) => one.number === number && one.types.includes(type)));

/** Another kind of system: what still stands as its field began takes the beginning of the new kind. */
export function withType(definition: QuestionDefinition, question: Question, type: string): Question {
  const [before, after] = [typedFor(definition, question.type), typedFor(definition, type)];
  const typed = Object.fromEntries(
    Object.entries(question.typed).map(([id, text]) => [id, text === before[id] ? (after[id] ?? '') : text]),
  );
  const compared = ofType(definition, question.compared, type);
  return { ...question, type, typed, compared, set: undefined, parts: undefined };
}

/** A measure that somebody is typing, and what stood there when it could be read last. */
export interface Typing {
  measure: string;
  before: string;
}

/** One more sign of a measure. */
export function typing(
  definition: QuestionDefinition,
  { typed }: Question,
  now: Typing | undefined,
  measure: string,
): Typing {
  const text = typed[measure] ?? '';
  return now?.measure === measure && !isReadable(definition, measure, text) ? now : { measure, before: text };
}

/** What counts meanwhile: a first digit is no mistake yet, so what stood there before does. */
export function meanwhile(definition: QuestionDefinition, question: Question, now: Typing | undefined): Question {
  if (!now || isReadable(definition, now.measure, question.typed[now.measure] ?? '')) return question;
  return { ...question, typed: { ...question.typed, [now.measure]: now.before } };
}

function isReadable({ measures }: QuestionDefinition, measure: string, text: string): boolean {
  const span = measures.find(({ id }) => id === measure);
  return span !== undefined && 'mm' in readMeasure(text, span);
}

const typedFor = (definition: QuestionDefinition, type: string): Record<string, string> =>
  Object.fromEntries(
    definition.measures.map(({ id, default: usual }) => [id, String(typeOf(definition, type).defaults[id] ?? usual)]),
  );

/** @throws Error when the definition has no kind at all, which its schema forbids */
export function typeOf<A extends QuestionDefinition>({ types }: A, id: string): A['types'][number] {
  const matchedType = types.find((one) => one.id === id) ?? types[0];
  if (!matchedType) throw new Error('content/shop/configurator.yaml has no types');
  return matchedType;
}

/** What was measured, or what is wrong with it, by the id of the measure. */
export interface Measurement {
  /** Whole millimeters of what could be read. */
  measured: Readonly<Record<string, number>>;
  /** `within`: larger than the measure that it lies in. */
  problems: Readonly<Record<string, Problem | 'within'>>;
}

export function measure(
  definition: QuestionDefinition,
  { type, typed }: Pick<Question, 'type' | 'typed'>,
): Measurement {
  const requiredMeasures = definition.measures.filter(({ id }) => typeOf(definition, type).measures.includes(id));
  const measured: Record<string, number> = {};
  const problems: Record<string, Problem | 'within'> = {};
  for (const one of requiredMeasures) {
    const read = readMeasure(typed[one.id] ?? '', one);
    if ('mm' in read) measured[one.id] = read.mm;
    else problems[one.id] = read.problem;
  }
  for (const { id, within = '' } of requiredMeasures) {
    const [inner, outer] = [measured[id], measured[within]];
    if (inner !== undefined && outer !== undefined && inner > outer) problems[id] = 'within';
  }
  return { measured, problems };
}

// A bare number out of range is read as centimeters if it fits then, and the page says so.
/** What may be measured, in millimeters. */
interface Span {
  min: number;
  max: number;
}

type Problem = 'required' | 'number' | 'integer' | 'range';
type Reading = { mm: number } | { problem: Problem };

/**
 * What somebody typed, as whole millimeters: `550`, `550 mm`, `1’200`, `55 cm`, `55,5cm`, `0.55 m`. A bare number is millimeters,
 * but where it could only be meant as centimeters (`55` for a cabinet of 200 mm at least) it is those.
 */
export function readMeasure(typed: string, span: Span): Reading {
  const text = typed.trim().replace(THOUSANDS, '$1$2');
  if (text === '') return { problem: 'required' };
  const [, figure, unit] = WRITTEN.exec(text) ?? [];
  if (!figure) return { problem: 'number' };
  const value = Number(figure.replace(',', '.'));
  const mm = whole(value * (unit ? (FACTORS[unit.toLowerCase()] ?? 1) : 1));
  if (!unit && !fitsIn(mm, span) && fitsIn(whole(value * 10), span)) return checked(whole(value * 10), span);
  return checked(mm, span);
}

const WRITTEN = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(mm|cm|m)?$/i;
/** `1’200`, `1 200 mm`, `1.200`: nobody measures a thousandth of a millimeter. */
const THOUSANDS = /^(\d{1,3})(?:['’\s]|[.,](?=\d{3}(?:\s*mm)?$))(\d{3})(?!\d)/i;
const FACTORS: Record<string, number> = { mm: 1, cm: 10, m: 1000 };

function checked(mm: number, span: Span): Reading {
  if (!fitsIn(mm, span)) return { problem: 'range' };
  return Number.isInteger(mm) ? { mm } : { problem: 'integer' };
}

const fitsIn = (mm: number, { min, max }: Span): boolean => mm >= min && mm <= max;

/** Figures are decimal, doubles are not: 55.3 cm are 553 mm. */
const whole = (mm: number): number => Math.round(mm * 1000) / 1000;
