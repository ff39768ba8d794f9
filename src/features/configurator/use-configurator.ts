import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { cart } from '#features/cart/cart.store.ts';
import { isAsRequested } from '#features/cart/cart.ts';
import { openPanel, wakePanel } from '#features/cart/panel/panel.store.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, ConfiguratorProps } from './configurator-data.ts';
import { addressOf, meanwhile, type Question, questionIn, type Typing, typing, withType } from './question/question.ts';
import { systemDetails } from './set/system-details.store.ts';
import type { WholeSet } from './set/whole-set.ts';

export type ConfiguratorStore = ReturnType<typeof useConfigurator>;

/**
 * State and actions of the configurator. The URL always has the same state, so that reloading, going back, a shared link
 * and another language keep it.
 */
export function useConfigurator({ data, question: first, systemDetails: initialDetails }: ConfiguratorProps) {
  const [question, setQuestion] = useState(first);
  const [now, setNow] = useState<Typing>();
  const [adding, setAdding] = useState<'busy' | 'failed'>();
  const form = useRef<HTMLFormElement>(null);
  const loaded = useStore(systemDetails.$details, { ssr: 'initial' });
  const open = data.systems.find(({ number }) => number === question.set);
  const openDetails = [loaded.value, initialDetails].find((one) => one && one.systemId === open?.id);

  function changeQuestion(next: Question): void {
    setQuestion(next);
    history.replaceState(history.state, '', addressOf(data, next) + location.hash);
  }

  // a cached page without the state of the URL reads it now; otherwise input from before hydration wins
  useEffect(() => {
    const urlQuestion = questionIn(data, new URLSearchParams(location.search));
    const isRendered = addressOf(data, urlQuestion) === addressOf(data, first);
    setQuestion(isRendered ? withTyped(data, first, form.current) : urlQuestion);
  }, [data, first]);

  // the page was rendered for everybody: once the set is open, prices are fetched for this shopper
  const missingDetailsId = loaded.value?.systemId === open?.id ? undefined : open?.id;
  useEffect(() => {
    if (missingDetailsId) systemDetails.load(data.locale, missingDetailsId);
  }, [missingDetailsId, data.locale]);

  return {
    /** The result; while a measure is being typed, that of the question before. */
    answer: meanwhile(data, question, now),
    ...{ question, form, open, adding, systemDetails: openDetails, detailsState: loaded.state },
    /** The address of this question with a change, for links that work without script. */
    linkTo: (change: Partial<Question>) => data.hrefs.configuratorHref + addressOf(data, { ...question, ...change }),
    choose: (type: string) => changeQuestion(withType(data, question, type)),
    type: (measure: string, text: string) => {
      setNow(typing(data, question, now, measure));
      changeQuestion({ ...question, typed: { ...question.typed, [measure]: text } });
    },
    leave: () => setNow(undefined),
    toggleCompared: (number: string) => changeQuestion({ ...question, compared: toggled(question.compared, number) }),
    openSet: (number: string | undefined) => {
      setAdding(undefined);
      changeQuestion({ ...question, set: number, parts: undefined });
    },
    togglePart: (chosen: readonly string[], number: string) =>
      changeQuestion({ ...question, parts: toggled(chosen, number) }),
    chooseVersion: ({ chosen, version }: WholeSet, number: string) =>
      changeQuestion({ ...question, parts: [number, ...chosen.filter((one) => one !== version?.number)] }),
    retryDetails: () => open && systemDetails.load(data.locale, open.id),
    /** Adds everything or nothing; the panel shows it with the messages of the server. */
    async add({ itemsToAdd }: WholeSet): Promise<void> {
      setAdding('busy');
      wakePanel();
      const updatedCart = await cart.addProducts(itemsToAdd);
      setAdding(updatedCart ? undefined : 'failed');
      if (!updatedCart) return;
      const isWhole = itemsToAdd.every(({ productId }) => isAsRequested(updatedCart, productId));
      openPanel({ added: open && isWhole ? formatMessage(data.words, 'setAdded', { name: open.name }) : undefined });
    },
  };
}

function withTyped(configurator: ConfiguratorData, question: Question, form: HTMLFormElement | null): Question {
  const data = new FormData(form ?? undefined);
  const typed = configurator.measures.flatMap(({ id }) => (data.has(id) ? [[id, String(data.get(id))]] : []));
  const typedQuestion = { ...question, typed: { ...question.typed, ...Object.fromEntries(typed) } };
  const type = String(data.get('type') ?? question.type);
  return type === question.type ? typedQuestion : withType(configurator, typedQuestion, type);
}

const toggled = (numbers: readonly string[], number: string): string[] =>
  numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number];
