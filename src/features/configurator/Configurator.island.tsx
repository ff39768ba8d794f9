import styles from './Configurator.module.css';
import type { ConfiguratorProps } from './configurator-data.ts';
import { Cabinet, MeasureList } from './drawing/Cabinet.tsx';
import { MeasureForm } from './form/MeasureForm.tsx';
import { Compared } from './results/Compared.tsx';
import { Results, Verdict } from './results/Results.tsx';
import { answerView } from './results/results-view.ts';
import { Keep } from './send/Keep.tsx';
import { useKeeping } from './send/use-keeping.ts';
import { useConfigurator } from './use-configurator.ts';

/** Measures on the left, the drawing answers on the right; below what fits, what nearly does, and how to take it along. */
export function Configurator(props: ConfiguratorProps) {
  const { data } = props;
  const store = useConfigurator(props);
  const keeping = useKeeping(data.words);
  const { question } = store;
  const result = answerView(data, store.answer);
  return (
    <>
      <div className={styles.parts}>
        <MeasureForm data={data} store={store} problems={result.problems} />
        <div className={`${styles.drawing} stage`}>
          <div className={styles.answer}>
            <Verdict data={data} result={result} />
            <MeasureList data={data} type={question.type} measured={result.measured} />
            <Cabinet data={data} subject={{ type: question.type, measured: result.drawingMeasures }} />
          </div>
        </div>
      </div>
      <Results data={data} store={store} result={result} />
      {result.compared.length > 0 && <Compared data={data} store={store} compared={result.compared} />}
      <Keep data={data} store={store} result={result} keeping={keeping} />
    </>
  );
}
