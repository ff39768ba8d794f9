import type { ReactNode } from 'react';
import styles from './Step.module.css';

/** One of the four numbered questions. */
export const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <section className={styles.section} aria-labelledby={`step-${number}`}>
    <h2 className={styles.step} id={`step-${number}`}>
      <span>{number}</span>
      {title}
    </h2>
    {children}
  </section>
);
