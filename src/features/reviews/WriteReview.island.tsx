import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { fieldMessage, fieldProblems } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Review } from '#store-api/contract/review.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import type { Validator } from '#values/validators.ts';
import styles from './Reviews.module.css';
import { reviews, type Written } from './reviews.store.ts';
import { MAX_TITLE, MIN_CONTENT, type ReviewValues, RULES, reviewSchema } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

interface WriteReviewProps {
  locale: Locale;
  productId: string;
  words: ReviewWords;
  /** Who has an account; unknown until the session is there. */
  mayWrite: boolean | undefined;
  /** What they wrote already: then it is changed. */
  ownReview: Review | undefined;
}

/** A folded form for who has an account; who has none is told how to get there and back. */
export const WriteReview = ({ mayWrite, ...props }: WriteReviewProps) => (
  <details className="fold">
    <summary>{formatMessage(props.words.product, mayWrite && props.ownReview ? 'reviewEdit' : 'reviewWrite')}</summary>
    <div>{mayWrite ? <Form {...props} /> : <NeedsLogin {...props} />}</div>
  </details>
);

const NeedsLogin = ({ locale, words: { product } }: Pick<WriteReviewProps, 'locale' | 'words'>) => (
  <p>
    {formatMessage(product, 'reviewLogin')}{' '}
    <a href={paths.login(locale, `${location.pathname}#reviews`)}>{formatMessage(product, 'reviewLoginLink')}</a>
  </p>
);

function Form({ locale, productId, words, ownReview }: Omit<WriteReviewProps, 'mayWrite'>) {
  const { register, field, errorOf, submit, written, isBusy, forgive } = useReviewForm(productId, words, ownReview);
  const { product, connection } = words;
  if (written?.state === 'thanks') return <Thanks text={formatMessage(product, 'reviewThanks')} />;
  if (written?.state === 'login') return <NeedsLogin locale={locale} words={words} />;
  return (
    <form className={styles.write} method="dialog" noValidate onSubmit={submit}>
      {written && (
        <Message tone="danger">
          {written.state === 'throttled' ? (
            <Wait
              seconds={written.seconds}
              text={(count = 0) => formatMessage(connection, 'rateLimit', { count })}
              onEnd={forgive}
            />
          ) : (
            <p>
              {written.state === 'closed'
                ? formatMessage(product, 'reviewNotActive')
                : formatMessage(connection, 'unreachable')}
            </p>
          )}
        </Message>
      )}
      {ownReview && <p className="small soft">{formatMessage(product, 'reviewEditHint')}</p>}
      <Points field={register('points')} error={errorOf('points')} words={product} />
      <Field {...field('title')} autoComplete="off" maxLength={MAX_TITLE} required />
      <Field
        {...field('content')}
        as="textarea"
        rows={5}
        hint={formatMessage(product, 'reviewContentHint', { min: MIN_CONTENT })}
        required
      />
      <Field {...field('name')} autoComplete="nickname" hint={formatMessage(product, 'reviewNameHint')} />
      <p>
        <Button type="submit" busy={isBusy} disabled={written?.state === 'throttled'}>
          {formatMessage(product, ownReview ? 'reviewChange' : 'reviewSubmit')}
        </Button>
      </p>
    </form>
  );
}

/** Stands where the form was, and takes the focus that the form had. */
function Thanks({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Message tone="success">
        <p>{text}</p>
      </Message>
    </div>
  );
}

interface PointsProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  words: ReviewWords['product'];
}

/** One to five, as figures: what is chosen stands on ink. */
const Points = ({ field, error, words }: PointsProps) => (
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

const LABELS = { points: 'reviewPoints', title: 'reviewTitle', content: 'reviewContent', name: 'reviewName' } as const;
type FieldName = keyof typeof LABELS;
const isField = (name: string): name is FieldName => name in LABELS;

/** The form of one review, new or `own`: what is filled in, whether it is on its way, and how it ended. */
function useReviewForm(productId: string, words: ReviewWords, ownReview: Review | undefined) {
  const { register, handleSubmit, formState, setError } = useForm<ReviewValues>({
    resolver: zodResolver(reviewSchema, undefined, { raw: true }) as Resolver<ReviewValues>,
    // what was written before comes late: what has been typed meanwhile stays
    ...(ownReview && { values: valuesOf(ownReview), resetOptions: { keepDirtyValues: true } }),
  });
  const [written, setWritten] = useState<Written>();

  const submit = handleSubmit(async ({ points, title = '', content = '', name = '' }) => {
    const review = { points: Number(points), title: title.trim(), content: content.trim() };
    const outcome = await reviews.write(productId, {
      ...(ownReview && { id: ownReview.id }),
      ...review,
      ...(name.trim() && { name: name.trim() }),
    });
    setWritten(outcome.state === 'refused' && showAtFields(outcome.error) ? undefined : outcome);
    if (outcome.state === 'thanks') reviews.again(productId);
  });

  /** Puts what the server refused to its field; a second review of the same product belongs to the heading. */
  function showAtFields(error: unknown): boolean {
    const problems = fieldProblems(error);
    for (const problem of problems) {
      const field = isField(problem.field) ? problem.field : 'title';
      setError(field, { type: 'server', message: fieldMessage(words.validation, problem, labelOf(field)) });
    }
    return problems.length > 0;
  }

  const labelOf = (name: FieldName): string => formatMessage(words.product, LABELS[name]);

  function errorOf(name: FieldName): string | undefined {
    const error = formState.errors[name];
    if (!error?.message) return undefined;
    if (error.type === 'server') return error.message;
    const rules: readonly Validator[] = name === 'title' || name === 'content' ? RULES[name] : [];
    return formatMessage<string>(
      words.validation,
      error.message,
      rules.find(({ key }) => key === error.message)?.values,
    );
  }

  const field = (name: FieldName) => ({ ...register(name), label: labelOf(name), error: errorOf(name) });

  return {
    register,
    field,
    errorOf,
    submit,
    written,
    isBusy: formState.isSubmitting,
    forgive: () => setWritten(undefined),
  };
}

const valuesOf = ({ points, title, content, externalUser }: Review): ReviewValues => ({
  points: String(Math.round(points ?? 0)),
  title,
  content,
  name: externalUser ?? '',
});
