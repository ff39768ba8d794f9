import { useState } from 'react';
import { priceNoteKey } from '#features/product/PriceNote.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import { useCompareView } from '../use-compare-view.ts';
import type { AllWords, CompareWords } from '../words.server.ts';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import '#styles/blank.css';
import { Drawing } from '#ui/Thumb.tsx';

interface ComparePageProps {
  locale: Locale;
  words: AllWords;
  /** Where to look around. */
  shopHref: string;
}

/** Up to four products side by side. */
export function ComparePage({ locale, words, shopHref }: ComparePageProps) {
  const view = useCompareView(locale, words);
  const [isShort, setShort] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { state, products, rows, gone } = view;
  const { page } = words;
  const isEmpty = products.length === 0;
  const isWaiting = isEmpty && (state === 'idle' || state === 'pending');
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows;
  return (
    <section className={styles.page} aria-labelledby="compare" aria-busy={isWaiting || undefined}>
      <h1 id="compare" className={styles.title}>
        {formatMessage(page, 'title')}
      </h1>
      <div aria-live="polite">
        {gone > 0 && <Message tone="warning">{formatMessage(page, 'gone', { count: gone })}</Message>}
        {state === 'error' && (
          <Message tone="danger" title={formatMessage(page, 'loadFailed')}>
            <button className="linkish" type="button" onClick={view.retry}>
              {formatMessage(page, 'retry')}
            </button>
          </Message>
        )}
      </div>
      {isWaiting && <div className={`ghost ${styles.ghost}`} />}
      {isEmpty && state === 'success' && <Empty words={page} shopHref={shopHref} />}
      {!isEmpty && (
        <>
          <div className={styles.tools}>
            {products.length === 1 && <p className="soft">{formatMessage(page, 'one')}</p>}
            {products.length > 1 && (
              <label className={styles.only}>
                <input type="checkbox" checked={isShort} onChange={() => setShort(!isShort)} />
                {formatMessage(page, 'differences')}
              </label>
            )}
            <Button
              variant="line"
              onClick={() =>
                view.copy().then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              {formatMessage(page, 'copy')}
            </Button>
            <button className="linkish" type="button" onClick={view.clear}>
              {formatMessage(page, 'clear')}
            </button>
            <p className="small soft" role="status">
              {isCopied && formatMessage(page, 'copied')}
            </p>
          </div>
          <CompareTable view={view} rows={shown} words={words} />
          {products.some(({ price }) => price) && (
            <p className="tax">{formatMessage(words.wishlist, priceNoteKey(view.isNet))}</p>
          )}
          {shown.length === 0 && <p className="soft">{formatMessage(page, 'same')}</p>}
        </>
      )}
    </section>
  );
}

/** Nothing chosen yet: how it is done, and where to begin. */
const Empty = ({ words, shopHref }: { words: CompareWords; shopHref: string }) => (
  <div className="blank">
    <div className={styles.drawing}>
      <Drawing name="shelf" bare />
    </div>
    <p className="h3">{formatMessage(words, 'emptyTitle')}</p>
    <p>{formatMessage(words, 'emptyText')}</p>
    <p>
      <a className="btn" href={shopHref}>
        {formatMessage(words, 'emptyAction')}
      </a>
    </p>
  </div>
);
