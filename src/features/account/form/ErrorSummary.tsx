import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { FormSummary } from '#ui/FormSummary.tsx';
import type { Problem } from './use-account-form.ts';

interface ErrorSummaryProps {
  problems: readonly Problem[];
  words: Slice<'summaryTitle' | 'summaryText'>;
  onGo: (field: string) => void;
}

/** What is missing, above everything, each with a way to its field. */
export const ErrorSummary = ({ problems, words, onGo }: ErrorSummaryProps) => (
  <FormSummary
    title={formatMessage(words, 'summaryTitle', { count: problems.length })}
    problems={problems.map(({ field, label, text }) => ({ name: field, label, text }))}
    onGo={onGo}
    note={formatMessage(words, 'summaryText')}
  />
);
