import { formatMessage } from '#i18n/format-message.ts';
import { FieldError } from '#ui/Field.tsx';
import { errorText } from '../form-errors.ts';
import type { StepProps } from '../steps/form.ts';

const WAYS = [
  { value: 'guest', word: 'asGuest' },
  { value: 'customer', word: 'asCustomer' },
  { value: 'new', word: 'asNew' },
] as const;

/** As a guest, with an account, or with a new one. Changing one's mind loses nothing. */
export function BuyerChoice({ form, words }: StepProps) {
  const error = errorText(words, form.formState.errors, 'buyer');
  return (
    <fieldset className="field" aria-describedby={error ? 'buyer-error' : undefined}>
      <legend className="vh">{formatMessage(words.checkout, 'stepWho')}</legend>
      <div className="chips">
        {WAYS.map(({ value, word }) => (
          <label key={value} className="chip">
            <input type="radio" value={value} {...form.register('buyer')} />
            {formatMessage(words.checkout, word)}
          </label>
        ))}
      </div>
      {error && <FieldError id="buyer-error">{error}</FieldError>}
    </fieldset>
  );
}
