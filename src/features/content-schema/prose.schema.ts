import { proseMistakes } from './markdoc.ts';
import { text } from './text.schema.ts';

const HELP =
  'Markdown: **bold**, - lists, ### headings, | tables |. A backslash at the end of a line breaks it. ' +
  'Links: [words](page:returns), [words](category:raclette), [words](product:10-104), [words](https://…).';

/** A text with paragraphs, lists, tables and links, in the languages of the shop. */
export const prose = (help: string) =>
  text(`${help} ${HELP}`).check(({ value, issues }) => {
    for (const [locale, source] of Object.entries(value))
      for (const mistake of source ? proseMistakes(source) : [])
        issues.push({
          code: 'custom',
          path: [locale],
          input: source,
          message: `Markdown and its known tags (${mistake})`,
        });
  });
