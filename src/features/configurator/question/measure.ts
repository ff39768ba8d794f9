// A bare number out of range is read as centimeters if it fits then, and the page says so.
/** What may be measured, in millimetres. */
export interface Span {
  min: number;
  max: number;
}

export type Problem = 'required' | 'number' | 'integer' | 'range';
export type Reading = { mm: number } | { problem: Problem };

/**
 * What somebody typed, as whole millimetres: `550`, `550 mm`, `1’200`, `55 cm`, `55,5cm`, `0.55 m`. A bare number is millimetres,
 * but where it could only be meant as centimetres (`55` for a cabinet of 200 mm at least) it is those.
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
/** `1’200`, `1 200 mm`, `1.200`: nobody measures a thousandth of a millimetre. */
const THOUSANDS = /^(\d{1,3})(?:['’\s]|[.,](?=\d{3}(?:\s*mm)?$))(\d{3})(?!\d)/i;
const FACTORS: Record<string, number> = { mm: 1, cm: 10, m: 1000 };

function checked(mm: number, span: Span): Reading {
  if (!fitsIn(mm, span)) return { problem: 'range' };
  return Number.isInteger(mm) ? { mm } : { problem: 'integer' };
}

const fitsIn = (mm: number, { min, max }: Span): boolean => mm >= min && mm <= max;

/** Figures are decimal, doubles are not: 55.3 cm are 553 mm. */
const whole = (mm: number): number => Math.round(mm * 1000) / 1000;
