import { useEffect, useRef } from 'react';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import * as paths from '#i18n/paths.ts';
import type { Review } from '#store-api/contract/review.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Message } from '#ui/Message.tsx';
import { Wait } from '#ui/Wait.tsx';
import { Points } from './Points.tsx';
import styles from './Reviews.module.css';
import { MAX_TITLE, MIN_CONTENT } from './reviews.ts';
import { useReviewForm } from './use-review-form.ts';
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
