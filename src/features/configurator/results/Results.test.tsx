import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aConfigurator } from '../a-configurator.ts';
import { SetPanel } from '../set/SetPanel.tsx';
import type { ConfiguratorStore } from '../use-configurator.ts';
import { Compared } from './Compared.tsx';
import { Results } from './Results.tsx';
import { answerView } from './results-view.ts';

const { data, parseQuestion } = aConfigurator()
  .with('30-551', { width: [550], height: 455 })
  .with('30-552', { width: [550], height: 480 });
const question = parseQuestion('width=550&height=470&compare=30-551');
const [system] = data.systems;
const systemDetails = { systemId: system?.id ?? '', cents: 48900, parts: [], versions: [] };
const store = { question, systemDetails, linkTo: () => '' } as unknown as ConfiguratorStore;
const result = answerView(data, question);

test.each([
  ['what fits, and nearly fits', <Results key="r" data={data} store={store} result={result} />, 2],
  ['what is compared', <Compared key="c" data={data} store={store} compared={result.compared} />, 1],
  ['a set', system ? <SetPanel key="s" data={data} store={store} system={system} /> : null, 1],
])('below the prices of %s stands that shipping is extra and VAT is in them (A3)', (_, element, times) => {
  const html = renderToStaticMarkup(element);
  const note =
    '<p class="tax" data-excl="Alle Preise in CHF netto, zuzüglich MWST und Versand.">Alle Preise in CHF inkl. MWST, zuzüglich Versand.</p>';
  expect(html.split(note)).toHaveLength(times + 1);
});
