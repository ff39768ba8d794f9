import { type Slice, tell } from '#i18n/tell.ts';
import { FormSummary } from '#ui/FormSummary.tsx';
import type { Problem } from './kit.ts';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  words: Slice<'summaryTitle' | 'summaryText'>;
  onGo: (field: string) => void;
}

/** What is missing, above everything, each with a way to its field. */
export const ErrorSummary = ({ problems, words, onGo }: ErrorSummaryProps) => (
  <FormSummary
    title={tell(words, 'summaryTitle', { count: problems.length })}
    problems={problems.map(({ field, label, text }) => ({ name: field, label, text }))}
    onGo={onGo}
    note={tell(words, 'summaryText')}
  />
);
