import { useEffect, useId, useRef, useState } from 'react';
import { allowed } from '#values/quantity.ts';
import { Icon } from './Icon.tsx';

interface StepperProps {
  value: number;
  min?: number;
  max?: number | undefined;
  step?: number;
  /** Whether nothing at all is possible as well, below `min`. */
  orNone?: boolean;
  /** Called with a whole quantity within the limits and on a step. */
  onChange: (value: number) => void;
  /** Ready words: “Menge”, “Eines weniger”, “Eines mehr”. */
  label: string;
  less: string;
  more: string;
  /** What is possible, read out with the field: “Ab 2 Stück · In Schritten von 2”. */
  hint?: string | undefined;
  /** What to say when something else was typed than is possible, and became this quantity. */
  corrected?: ((quantity: number) => string) | undefined;
  small?: boolean;
  disabled?: boolean;
}

/**
 * A quantity between two buttons. Typing counts when the field is left or Enter is pressed, so that nobody is
 * interrupted; what is not possible becomes the nearest that is, which is said, and what is no number at all changes nothing.
 */
export function Stepper({
  value,
  min = 1,
  max,
  step = 1,
  orNone = false,
  onChange,
  label,
  less,
  more,
  hint,
  corrected,
  small = false,
  disabled = false,
}: StepperProps) {
  const id = useId();
  const [correction, setCorrection] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // what was typed before the page woke up stays until the quantity itself is another one
    if (field.current && shown.current !== value) field.current.value = String(value);
    shown.current = value;
  }, [value]);
  const set = (next: number) => {
    const whole = Number.isNaN(next) ? value : Math.round(next);
    const possible = orNone && whole <= 0 ? 0 : allowed(whole, { min, steps: step, max: max ?? null });
    if (possible !== value) onChange(possible);
    return possible;
  };
  const [below, above] = orNone
    ? [value > min ? value - step : 0, value < min ? min : value + step]
    : [value - step, value + step];
  const take = (input: HTMLInputElement) => {
    const typed = input.value;
    if (typed === String(correction)) return; // said already, with Enter
    const possible = String(set(input.valueAsNumber));
    setCorrection(typed === possible ? undefined : Number(possible));
    input.value = possible;
  };
  const press = (next: number) => {
    setCorrection(undefined);
    set(next);
  };
  return (
    <>
      <div className={small ? 'stepper s' : 'stepper'}>
        <button
          type="button"
          aria-label={less}
          disabled={disabled || (orNone ? value === 0 : below < min)}
          onClick={() => press(below)}
        >
          <Icon name="minus" small />
        </button>
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          type="number"
          inputMode="numeric"
          defaultValue={value}
          min={orNone ? 0 : min}
          max={max}
          step={step}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onBlur={(event) => take(event.target)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget)}
        />
        <button
          type="button"
          aria-label={more}
          disabled={disabled || (max !== undefined && above > max)}
          onClick={() => press(above)}
        >
          <Icon name="plus" small />
        </button>
      </div>
      {corrected && (
        <p className={correction === undefined ? 'vh' : 'small'} role="status">
          {correction !== undefined && corrected(correction)}
        </p>
      )}
      {hint && (
        <p className="small soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
