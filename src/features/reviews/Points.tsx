import type { UseFormRegisterReturn } from 'react-hook-form';
import { formatMessage } from '#i18n/format-message.ts';
import { FieldError } from '#ui/Field.tsx';
import type { ReviewWords } from './words.store.ts';

interface PointsProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  words: ReviewWords['product'];
}

/** One to five, as figures: what is chosen stands on ink. */
export const Points = ({ field, error, words }: PointsProps) => (
  <fieldset className="field" aria-describedby={error ? 'points-error' : undefined}>
    <legend className="legend">{formatMessage(words, 'reviewPoints')}</legend>
    <div className="chips">
      {['1', '2', '3', '4', '5'].map((points) => (
        <label key={points} className="chip fig">
          <input
            {...field}
            className="vh"
            type="radio"
            value={points}
            aria-label={formatMessage(words, 'reviewsAverage', { rating: points })}
          />
          {points}
        </label>
      ))}
    </div>
    {error && <FieldError id="points-error">{error}</FieldError>}
  </fieldset>
);
