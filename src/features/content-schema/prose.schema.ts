import { proseMistakes } from './markdoc.ts';
import { text } from './text.schema.ts';

/** What Markdown is, behind each help; an editor with a toolbar leaves it out. */
export const MARKDOWN_HELP =
  'Markdown: **bold**, - lists, ### headings, | tables |. A backslash at the end of a line breaks it. ' +
  'Links: [words](page:returns), [words](category:raclette), [words](product:10-104), [words](https://…).';

/** A text with paragraphs, lists, tables and links, in the languages of the shop. */
export const prose = (help: string) =>
  text(`${help} ${MARKDOWN_HELP}`)
    .meta({ input: 'markdown' })
    .check(({ value, issues }) => {
      for (const [locale, source] of Object.entries(value))
        for (const mistake of source ? proseMistakes(source) : [])
          issues.push({
            code: 'custom',
            path: [locale],
            input: source,
            message: `Markdown and its known tags (${mistake})`,
          });
    });
