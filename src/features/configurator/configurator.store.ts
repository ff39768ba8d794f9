import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { cart } from '#features/cart/cart.store.ts';
import { isAsAsked } from '#features/cart/cart.ts';
import { openPanel, wakePanel } from '#features/cart/panel/panel.store.ts';
import { tell } from '#i18n/tell.ts';
import type { ConfiguratorProps, Facts } from './facts.ts';
import { addressOf, meanwhile, type Question, questionIn, type Typing, typing, withType } from './question/question.ts';
import { shelf } from './set/shelf.store.ts';
import type { WholeSet } from './set/whole-set.ts';

export type ConfiguratorStore = ReturnType<typeof useConfigurator>;

/**
 * What is asked and what one can do about it. The address says the same at every moment, so that reloading, going back,
 * a shared link and another language keep it.
 */
export function useConfigurator({ facts, question: first, shelf: known }: ConfiguratorProps) {
  const [question, setQuestion] = useState(first);
  const [now, setNow] = useState<Typing>();
  const [adding, setAdding] = useState<'busy' | 'failed'>();
  const form = useRef<HTMLFormElement>(null);
  const loaded = useStore(shelf.$shelf, { ssr: 'initial' });
  const open = facts.systems.find(({ number }) => number === question.set);
  const ownShelf = [loaded.value, known].find((one) => one && one.systemId === open?.id);

  function ask(next: Question): void {
    setQuestion(next);
    history.replaceState(history.state, '', addressOf(facts, next) + location.hash);
  }

  // a page that was kept without its question asks it now; else what was typed before the script was there counts
  useEffect(() => {
    const asked = questionIn(facts, new URLSearchParams(location.search));
    const isDrawn = addressOf(facts, asked) === addressOf(facts, first);
    setQuestion(isDrawn ? withTyped(facts, first, form.current) : asked);
  }, [facts, first]);

  // what the page came with is drawn for anybody: prices are asked anew for who is here, once the set is open
  const missingShelf = loaded.value?.systemId === open?.id ? undefined : open?.id;
  useEffect(() => {
    if (missingShelf) shelf.load(facts.locale, missingShelf);
  }, [missingShelf, facts.locale]);

  return {
    /** What is answered; while a measure is typed it is what was asked before. */
    answered: meanwhile(facts, question, now),
    ...{ question, form, open, adding, shelf: ownShelf, shelfState: loaded.state },
    /** The address of this question with a change, for links that work without script. */
    linkTo: (change: Partial<Question>) => facts.hrefs.own + addressOf(facts, { ...question, ...change }),
    choose: (type: string) => ask(withType(facts, question, type)),
    type: (measure: string, text: string) => {
      setNow(typing(facts, question, now, measure));
      ask({ ...question, typed: { ...question.typed, [measure]: text } });
    },
    leave: () => setNow(undefined),
    toggleCompared: (number: string) => ask({ ...question, compared: toggled(question.compared, number) }),
    openSet: (number: string | undefined) => {
      setAdding(undefined);
      ask({ ...question, set: number, parts: undefined });
    },
    togglePart: (chosen: readonly string[], number: string) => ask({ ...question, parts: toggled(chosen, number) }),
    chooseVersion: ({ chosen, version }: WholeSet, number: string) =>
      ask({ ...question, parts: [number, ...chosen.filter((one) => one !== version?.number)] }),
    retryShelf: () => open && shelf.load(facts.locale, open.id),
    /** Everything goes in or nothing; the panel shows it with what the server has to say. */
    async add({ wanted }: WholeSet): Promise<void> {
      setAdding('busy');
      wakePanel();
      const answer = await cart.addProducts(wanted);
      setAdding(answer ? undefined : 'failed');
      if (!answer) return;
      const isWhole = wanted.every(({ productId }) => isAsAsked(answer, productId));
      openPanel({ added: open && isWhole ? tell(facts.words, 'setAdded', { name: open.name }) : undefined });
    },
  };
}

function withTyped(facts: Facts, question: Question, form: HTMLFormElement | null): Question {
  const data = new FormData(form ?? undefined);
  const typed = facts.measures.flatMap(({ id }) => (data.has(id) ? [[id, String(data.get(id))]] : []));
  const told = { ...question, typed: { ...question.typed, ...Object.fromEntries(typed) } };
  const type = String(data.get('type') ?? question.type);
  return type === question.type ? told : withType(facts, told, type);
}

const toggled = (numbers: readonly string[], number: string): string[] =>
  numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number];
