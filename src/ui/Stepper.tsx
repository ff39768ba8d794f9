import { useId } from 'react';
import { Icon } from './Icon.tsx';

interface StepperProps {
  value: number;
  min?: number;
  max?: number | undefined;
  step?: number;
  /** Called with a whole quantity within the limits. */
  onChange: (value: number) => void;
  /** Ready words: «Menge», «Eines weniger», «Eines mehr». */
  label: string;
  less: string;
  more: string;
  small?: boolean;
  disabled?: boolean;
}

/** A quantity between two buttons. Typing counts when the field is left or Enter is pressed, so that nobody is interrupted. */
export function Stepper({
  value,
  min = 1,
  max,
  step = 1,
  onChange,
  label,
  less,
  more,
  small = false,
  disabled = false,
}: StepperProps) {
  const id = useId();
  const set = (wanted: number) => {
    const inLimits = Math.min(Math.max(Math.round(wanted) || min, min), max ?? Number.POSITIVE_INFINITY);
    if (inLimits !== value) onChange(inLimits);
    return inLimits;
  };
  return (
    <div className={small ? 'stepper s' : 'stepper'}>
      <button
        type="button"
        aria-label={less}
        disabled={disabled || value - step < min}
        onClick={() => set(value - step)}
      >
        <Icon name="minus" small />
      </button>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <input
        key={value}
        id={id}
        type="number"
        inputMode="numeric"
        defaultValue={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        onBlur={(event) => {
          event.target.value = String(set(event.target.valueAsNumber));
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={more}
        disabled={disabled || (max !== undefined && value + step > max)}
        onClick={() => set(value + step)}
      >
        <Icon name="plus" small />
      </button>
    </div>
  );
}
