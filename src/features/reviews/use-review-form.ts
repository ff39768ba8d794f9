import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { fieldMessage, fieldProblems } from '#features/session/problems.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Review } from '#store-api/contract/review.ts';
import type { Validator } from '#values/validators.ts';
import { reviews, type Written } from './reviews.store.ts';
import { type ReviewValues, RULES, reviewSchema } from './reviews.ts';
import type { ReviewWords } from './words.store.ts';

const LABELS = { points: 'reviewPoints', title: 'reviewTitle', content: 'reviewContent', name: 'reviewName' } as const;
type FieldName = keyof typeof LABELS;
const isField = (name: string): name is FieldName => name in LABELS;

/** The form of one review, new or `own`: what is filled in, whether it is on its way, and how it ended. */
export function useReviewForm(productId: string, words: ReviewWords, ownReview: Review | undefined) {
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
