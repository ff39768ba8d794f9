import { Fragment, type ReactNode } from 'react';
import { markedPieces } from './marks.ts';

interface RichProps {
  /** A text with marks: `inkl. MWST, zuzüglich <shipping>Versand</shipping>`. */
  text: string;
  /** What each mark becomes: `{ shipping: (inner) => <a href={…}>{inner}</a> }`. A mark without one is plain text. */
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

/** Draws a text whose marks say where a link goes; the text itself never becomes HTML. */
export const Rich = ({ text, marks }: RichProps) => (
  <>
    {markedPieces(text).map(({ text: piece, mark }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Fragment key={index}>{(mark !== null && marks[mark]?.(piece)) || piece}</Fragment>
    ))}
  </>
);
