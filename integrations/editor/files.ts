import { parse } from 'yaml';
import type { Form as FileForm } from './form.ts';
import { rewritten, same } from './rewrite.ts';

type Form = Pick<FileForm, 'read' | 'write' | 'means'>;

/**
 * Replaces `js-yaml` for Keystatic in every bundle (door.js): files are read into the shape of its forms and written in
 * that of content. The kind of content comes from the URL of the editor.
 */
export function keepFiles(forms: Record<string, Form>): void {
  const opened = new Map<string, string>();
  const here = () => globalThis.location.pathname;
  Object.assign(globalThis, {
    hofUndHerdFiles: {
      load(text: string) {
        opened.set(here(), text);
        return formAt(forms, here()).read(parse(text));
      },
      dump(stored: unknown) {
        const { write, means } = formAt(forms, here());
        const before = opened.get(here());
        const value = write(stored);
        const isUnchanged = before !== undefined && same(means(parse(before)), means(value));
        return isUnchanged ? before : rewritten(before, value);
      },
    },
  });
}

/** @throws Error at an address that names no kind of content. */
function formAt(forms: Record<string, Form>, pathname: string): Form {
  const form = forms[pathname.match(/\/(?:collection|singleton)\/([^/]+)/)?.[1] ?? ''];
  if (!form) throw new Error(`${pathname} names no kind of content: add it to integrations/editor/kinds.ts.`);
  return form;
}
