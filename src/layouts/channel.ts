import type { Context } from '#store-api/contract/context.ts';

/** The name of a sales channel in the language of the answer; undefined where the store gives none. */
export function nameOf({ name, translated }: Context['salesChannel']): string | undefined {
  const words = (translated as { name?: unknown } | null | undefined)?.name;
  return [words, name].find((each): each is string => typeof each === 'string' && each !== '');
}
