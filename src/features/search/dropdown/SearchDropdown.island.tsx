import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import { PriceNote } from '#features/product/PriceNote.tsx';
import { formatMessage } from '#i18n/format-message.ts';
import { search } from '#i18n/paths.ts';
import { markedPieces } from '#ui/marks.ts';
import { Price } from '#ui/Price.tsx';
import { Thumb } from '#ui/Thumb.tsx';
import { isNumber } from '#values/search/article-number.ts';
import type { Entry } from '../index/entry.ts';
import type { SearchResults } from '../index/finder.ts';
import { $isSearching, $suggestions, LEAST_LETTERS, type Suggestions, suggest } from './dropdown.store.ts';
import { marked } from './marked.ts';
import { useCombobox } from './use-combobox.ts';

/** Id of the field in the header: a plain form until the dropdown is awake, and where its index does not come. */
const FIELD = 'find-term';
/** The store is asked for prices when the typing pauses, in milliseconds. */
const PAUSE_MS = 250;

/** What is found while somebody types, below the field. */
export function SearchDropdown() {
  const suggestions = useStore($suggestions, { ssr: 'initial' });
  useEffect(() => {
    const field = document.getElementById(FIELD) as HTMLInputElement;
    const update = () => suggest(field.value);
    const stop = $isSearching.subscribe((isBusy) => field.form?.setAttribute('aria-busy', `${isBusy}`));
    field.addEventListener('input', update);
    update();
    return () => {
      stop();
      field.removeEventListener('input', update);
    };
  }, []);
  useEffect(() => {
    const pause = suggestions && setTimeout(refreshPrices, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [suggestions]);
  return (
    <>
      {suggestions && <Results suggestions={suggestions} />}
      <p className="vh" role="status">
        {suggestions && statusOf(suggestions)}
      </p>
    </>
  );
}

async function refreshPrices(): Promise<void> {
  const { freshen } = await import('#features/product/live-prices/refresh.client.ts'); // is for the browser alone
  freshen(document.getElementById('search-dropdown') ?? document);
}

function statusOf({ words, term, results, groups }: Suggestions): string {
  const count = groups.flatMap(({ entries }) => entries).length;
  if (results) return formatMessage(words, 'suggestions', { count, term });
  return term && formatMessage(words, 'minLength', { count: LEAST_LETTERS - term.length });
}

/** Every option is a link, so that it opens in a tab of its own as links do; the last leads to the page of results. */
function Results({ suggestions }: { suggestions: Suggestions }) {
  const { locale, words, term, results, groups } = suggestions;
  const entries = groups.flatMap((group) => group.entries);
  const isFound = Boolean(results?.hits.length);
  const { list, option } = useCombobox(FIELD, suggestions, entries.length + (isFound ? 1 : 0));
  return (
    <>
      {results && <Message {...suggestions} results={results} />}
      {entries.length > 0 && (
        <div {...list(formatMessage(words, 'suggestionsLabel'))} className="wrap find-out">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: options are grouped in a group, and no fields are
            <div key={group.kind} role="group" aria-labelledby={`find-${group.kind}`}>
              <div className="legend" id={`find-${group.kind}`}>
                {formatMessage(words, group.title)}
              </div>
              {group.entries.map((entry) => (
                <a key={entry.href} {...option(entries.indexOf(entry))} className="hit" href={entry.href}>
                  <Hit {...entry} term={term} />
                </a>
              ))}
            </div>
          ))}
          {isFound && (
            <a {...option(entries.length)} className="hit more" href={search(locale, term)}>
              {formatMessage(words, 'showAll', { term })}
            </a>
          )}
        </div>
      )}
      <div className="wrap" hidden={!entries.some(({ product }) => product?.price)}>
        <PriceNote words={words} />
      </div>
    </>
  );
}

function Hit({ title, note, product, term }: Entry & { term: string }) {
  const titleParts = marked(title, term).map(({ text, isHit }) => (isHit ? createElement('mark', {}, text) : text));
  return (
    <>
      {product && <Thumb media={product.picture ? pictureOf(product.picture) : null} drawing={product.drawing} />}
      {createElement('span', {}, ...titleParts, note && <span className="soft tiny note">{note}</span>)}
      {product?.price && <Price {...product.price} productId={product.number} />}
    </>
  );
}

const pictureOf = (url: string) => ({ url, metaData: { width: 200, height: 200 } });

/** What is said when nothing is called so: the nearest word, near numbers, how to search. Nothing when it was found. */
function Message({ locale, words, term, results: { hits, near, meant } }: Suggestions & { results: SearchResults }) {
  const parts = meant === undefined ? [] : markedPieces(formatMessage(words, 'didYouMean', { term: meant }));
  const links = parts.map(({ text, mark }) =>
    mark ? createElement('a', { href: search(locale, meant) }, text) : text,
  );
  const offer = parts.length > 0 && createElement('p', {}, ...links);
  if (hits.length > 0) return offer && <div className="wrap find-said">{offer}</div>;
  const unknown = near.length > 0 ? 'unknownNumber' : 'unknownNumberNone';
  return (
    <div className="wrap find-said">
      {isNumber(term) ? (
        <p>{formatMessage(words, unknown, { number: term })}</p>
      ) : (
        <>
          <p className="h3">{formatMessage(words, 'noResults', { term })}</p>
          {offer}
          <p className="soft">{formatMessage(words, 'noResultsHint')}</p>
        </>
      )}
    </div>
  );
}
