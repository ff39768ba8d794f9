import { FieldError } from '#ui/Field.tsx';
import type { FieldProps } from '../form/use-account-form.ts';
import type { Trade } from '../trades.content.ts';

/** Which trade somebody is of who applies as a professional. Nothing is chosen at first: a guess would be believed. */
export function TradeChoice({ field, trades }: { field: FieldProps; trades: readonly Trade[] }) {
  const { id, label, error, optional: _, ...radio } = field;
  const errorId = `${id}-error`;
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="legend">{label}</legend>
      <div>
        {trades.map((trade) => (
          <label key={trade.id} className="option">
            <input {...radio} type="radio" value={trade.id} />
            <span>{trade.name}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
