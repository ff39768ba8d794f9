import type { UseFormRegisterReturn } from 'react-hook-form';
import { tell } from '#i18n/tell.ts';
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
    <legend className="legend">{tell(words, 'reviewPoints')}</legend>
    <div className="chips">
      {['1', '2', '3', '4', '5'].map((points) => (
        <label key={points} className="chip fig">
          <input
            {...field}
            className="vh"
            type="radio"
            value={points}
            aria-label={tell(words, 'reviewsAverage', { rating: points })}
          />
          {points}
        </label>
      ))}
    </div>
    {error && <FieldError id="points-error">{error}</FieldError>}
  </fieldset>
);
