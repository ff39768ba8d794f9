import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A text with marks: `inkl. MWST, zuzüglich <shipping>Versand</shipping>`. */
  text: string;
  /** What each mark becomes: `{ shipping: (inner) => <a href={…}>{inner}</a> }`. A mark without one is plain text. */
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

/** Draws a text whose marks say where a link goes; the text itself never becomes HTML. */
export const Rich = ({ text, marks }: RichProps) => (
  <>
    {text.split(MARK).map((part, index, parts) => {
      if (index % 3 === 1) return null; // the name of a mark; its text follows
      const name = index % 3 === 2 ? (parts[index - 1] ?? '') : '';
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      return <Fragment key={index}>{marks[name]?.(part) ?? part}</Fragment>;
    })}
  </>
);

/** Splits into text, name, inner, text, name, inner, … */
const MARK = /<([\w-]+)>(.*?)<\/\1>/;
