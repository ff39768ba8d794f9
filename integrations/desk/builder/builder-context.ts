import { type ComponentType, createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { DocumentStore, StoreState } from './document/store.ts';
import { isSamePath, type Path, valueAt } from './document/tree.ts';
import type { FieldDescription } from './fields/description.ts';
import type { BuilderWords } from './words/builder-words.ts';

/** Something of an entry that the check of content says; `path` leads into its data. */
export interface Problem {
  path: Path;
  message: string | Record<Locale, string>;
  severity: 'error' | 'warning';
}

/** An entry that can be named. */
export interface Hit {
  id: string;
  label: string;
  note?: string;
}

export interface PictureHit {
  id: string;
  /** Address of a small view. */
  src: string;
  alt?: Partial<Record<Locale, string>>;
  /** In percent from the left and from the top. */
  focus?: { x: number; y: number };
}

/** What a builder asks of whoever shows it; it knows no server. */
export interface BuilderServices {
  /** Entries of a kind whose name or label holds the words. */
  search(kind: string, query: string): Promise<Hit[]>;
  pictures: {
    search(query: string): Promise<PictureHit[]>;
    /** @throws Error whose message says why it was not taken */
    upload?(file: File): Promise<PictureHit>;
    describe?(id: string, words: Pick<PictureHit, 'alt' | 'focus'>): Promise<void>;
    src(id: string): string;
  };
}

/** A field, and the place of its value. */
export interface InputProps<Field extends FieldDescription = FieldDescription> {
  field: Field;
  path: Path;
  /** Shown instead of the label where the field stands among its like: a language, a number. */
  label?: string | undefined;
}

export interface BuilderContext extends BuilderServices {
  store: DocumentStore;
  /** The whole entry. */
  field: FieldDescription;
  words: BuilderWords;
  /** The language that the builder speaks. */
  locale: Locale;
  problems: readonly Problem[];
  /** The control of any field: groups and lists hold others, which may be groups and lists again. */
  Input: ComponentType<InputProps>;
}

export const BuilderContext = createContext<BuilderContext | undefined>(undefined);

export function useBuilder(): BuilderContext {
  const context = use(BuilderContext);
  if (!context) throw new Error('A field stands inside of a Builder.');
  return context;
}

/** What stands at a place; only who asks for a place that has changed is drawn anew. */
export function useValue(path: Path): unknown {
  const { store } = useBuilder();
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => valueAt(store.read().data, path), [store, path]),
  );
}

/** One thing about the document. */
export function useStore<Seen>(select: (state: StoreState) => Seen): Seen {
  const { store } = useBuilder();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

export const messageOf = ({ message }: Problem, locale: Locale): string =>
  typeof message === 'string' ? message : message[locale];

/** What is wrong at exactly this place. */
export function useProblem(path: Path): string | undefined {
  const { problems, locale } = useBuilder();
  const problem = problems.find((one) => isSamePath(one.path, path));
  return problem && messageOf(problem, locale);
}

/** The id of the control of a place, by which problems lead to it. */
export const controlId = (path: Path): string => `at-${path.join('-')}`;
