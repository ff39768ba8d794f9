import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aConfigurator } from '#features/configurator/a-configurator.ts';
import type { ConfiguratorStore } from '#features/configurator/configurator.store.ts';
import { SetPanel } from '#features/configurator/set/SetPanel.tsx';
import { answerView } from './answer-view.ts';
import { Compared } from './Compared.tsx';
import { Results } from './Results.tsx';

const { facts, asked } = aConfigurator()
  .with('30-551', { width: [550], height: 455 })
  .with('30-552', { width: [550], height: 480 });
const question = asked('width=550&height=470&compare=30-551');
const [system] = facts.systems;
const shelf = { systemId: system?.id ?? '', cents: 48900, parts: [], versions: [] };
const store = { question, shelf, linkTo: () => '' } as unknown as ConfiguratorStore;
const answer = answerView(facts, question);

test.each([
  ['what fits, and nearly fits', <Results key="r" facts={facts} store={store} answer={answer} />, 2],
  ['what is compared', <Compared key="c" facts={facts} store={store} compared={answer.compared} />, 1],
  ['a set', system ? <SetPanel key="s" facts={facts} store={store} system={system} /> : null, 1],
])('below the prices of %s stands that shipping is extra and VAT is in them (A3)', (_, drawn, times) => {
  const html = renderToStaticMarkup(drawn);
  const note =
    '<p class="tax" data-excl="Alle Preise in CHF netto, zuzüglich MWST und Versand.">Alle Preise in CHF inkl. MWST, zuzüglich Versand.</p>';
  expect(html.split(note)).toHaveLength(times + 1);
});
