import { answerView } from './answer/answer-view.ts';
import { Compared } from './answer/Compared.tsx';
import { Results } from './answer/Results.tsx';
import { Verdict } from './answer/Verdict.tsx';
import { MeasureForm } from './ask/MeasureForm.tsx';
import styles from './Configurator.module.css';
import { useConfigurator } from './configurator.store.ts';
import { Cabinet } from './drawing/Cabinet.tsx';
import { MeasureList } from './drawing/MeasureList.tsx';
import type { ConfiguratorProps } from './facts.ts';
import { Keep } from './send/Keep.tsx';
import { useKeeping } from './send/keeping.store.ts';

/** Measures on the left, the drawing answers on the right; below what fits, what nearly does, and how to take it along. */
export function Configurator(props: ConfiguratorProps) {
  const { facts } = props;
  const store = useConfigurator(props);
  const keeping = useKeeping(facts.words);
  const { question } = store;
  const answer = answerView(facts, store.answered);
  return (
    <>
      <div className={styles.parts}>
        <MeasureForm facts={facts} store={store} problems={answer.problems} />
        <div className={`${styles.drawing} stage`}>
          <div className={styles.answer}>
            <Verdict facts={facts} answer={answer} />
            <MeasureList facts={facts} type={question.type} measured={answer.measured} />
            <Cabinet facts={facts} subject={{ type: question.type, measured: answer.drawn }} />
          </div>
        </div>
      </div>
      <Results facts={facts} store={store} answer={answer} />
      {answer.compared.length > 0 && <Compared facts={facts} store={store} compared={answer.compared} />}
      <Keep facts={facts} store={store} answer={answer} keeping={keeping} />
    </>
  );
}
