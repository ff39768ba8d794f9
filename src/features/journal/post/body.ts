import { Marked, type Token } from 'marked';

/** Where a link leads, as an editor has written it (`category:raclette`); undefined while that place does not exist. */
export type FindLink = (written: string) => Promise<string | undefined>;

/** A post's Markdown as HTML: headings below the page's own, wide tables in a frame that scrolls, no dead links. */
export async function bodyHtml(markdown: string, findLink: FindLink): Promise<string> {
  const walkTokens = async (token: Token) => {
    if (token.type === 'link') token.href = (await findLink(token.href)) ?? '';
  };
  return (await markdownOf.parse(markdown, { async: true, walkTokens })).trim();
}

/** Minutes of reading at 200 words a minute, one at least. */
export const readingMinutes = (markdown: string): number => Math.max(1, Math.round(wordCount(markdown) / 200));

export const wordCount = (markdown: string): number =>
  markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

const markdownOf = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 2), 4);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    table(token) {
      const row = (cells: typeof token.header, tag: string) =>
        cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0]}>`).join('');
      const head = row(token.header, 'th scope="col"');
      const rows = token.rows.map(
        ([first, ...rest]) => `<tr>${first ? row([first], 'th scope="row"') : ''}${row(rest, 'td')}</tr>`,
      );
      return `<div class="scroll" tabindex="0"><table class="facts"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
    },
    // what leads nowhere is words
    link({ href, tokens }) {
      return href === '' && this.parser.parseInline(tokens);
    },
    // what is not Markdown is no text of ours: no markup passes unread
    html: ({ text }) => text.replaceAll('<', '&lt;'),
  },
});
