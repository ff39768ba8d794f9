import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { DeskProblem, newKey } from './client.ts';

/** What a screen shows, read when it opens. */
export const useRead = <Data>(key: unknown[], read: () => Promise<Data>) =>
  useQuery({ queryKey: key, queryFn: read, retry: (count, error) => count < 2 && isPassing(error) });

/** Whether trying again may help. */
const isPassing = (error: Error): boolean => !(error instanceof DeskProblem) || error.status === 0;

type WriteOptions<Output> = {
  /** What is said then, or the name of the words. */
  done?: string | ((output: Output) => string);
  onDone?: (output: Output) => void;
  /** What is shown stays as it is. */
  isAside?: boolean;
};

type Write<Input, Output> = (input: Input, key: string) => Promise<Output>;

/**
 * A button that changes something: it has one key until it is known what became of it, so that a second press, or a try
 * after a lost answer, does nothing twice. What is shown is read anew afterwards.
 */
export function useWrite<Input = void, Output = unknown>(
  write: Write<Input, Output>,
  { done, onDone, isAside = false }: WriteOptions<Output> = {},
) {
  const key = useRef(newKey());
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const mutation = useMutation({
    mutationFn: (input: Input) => write(input, key.current),
    onSuccess: async (output) => {
      key.current = newKey();
      if (!isAside) await client.invalidateQueries();
      const sentence = typeof done === 'function' ? done(output) : done && translate(done);
      if (sentence) notify(sentence, { type: 'success' });
      onDone?.(output);
    },
    onError: (error) => {
      if (error instanceof DeskProblem && error.status !== 0 && error.status !== 409) key.current = newKey();
      if (!(error instanceof DeskProblem && error.errors.some(({ field }) => field)))
        notify(error.message, { type: 'error' });
    },
  });
  const problem = mutation.error instanceof DeskProblem ? mutation.error : null;
  return {
    run: (input: Input) => {
      if (!mutation.isPending) mutation.mutate(input);
    },
    isBusy: mutation.isPending,
    /** What is wrong with a field. */
    errorOf: (field: string): string | undefined => problem?.errors.find((each) => each.field === field)?.message,
    /** What is wrong with the whole. */
    error: problem?.errors.find(({ field }) => !field)?.message,
  };
}
