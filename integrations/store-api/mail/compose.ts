import { inLanguage, type Locale, localeInfo } from '#i18n/locales.ts';
import type { Correspondent, MailMessage } from '#store/records/mail/mails.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { escaped } from '#values/text.ts';
import { fill, type MailVariables, oneLine } from './fill.ts';
import type { OrderTable, Row } from './order-table.ts';
import { plainOf } from './plain.ts';

/** One mail that is to be written; what it says stands in content/shop/mails.yaml under `id`. */
export type Draft = {
  id: string;
  locale: Locale;
  to: Correspondent;
  replyTo?: Correspondent;
  /** Values for the gaps of its words; those named `…Url` are addresses behind buttons. */
  variables: MailVariables;
  /** Conditions that hold: blocks with another one are left out. */
  when?: string[];
  /** First line; without one, the neutral greeting. */
  greeting?: string;
  table?: OrderTable;
  /** The shop's address without a slash at its end, for the link in the footer. */
  site: string;
};

/** A piece of a mail with everything filled in, before it becomes text or HTML. */
export type MailBlock = { text: string } | { url: string; label: string; fallback: string } | { table: OrderTable };

/** A mail ready to be drawn in either form. */
export type Page = {
  locale: Locale;
  sender: string;
  preheader: string;
  heading: string;
  greeting: string;
  blocks: MailBlock[];
  closing: string[];
  footer: string[];
};

/** Writes a mail as text and as HTML. Pure. @throws {Error} unknown id, or a gap without a value */
export function compose(draft: Draft, { mails }: Pick<ShopConfig, 'mails'>): MailMessage {
  const template = mails.mails[draft.id];
  if (!template) throw new Error(`content/shop/mails.yaml has no mail "${draft.id}".`);
  const t = (text: Parameters<typeof inLanguage>[1]) => fill(inLanguage(draft.locale, text), draft.variables);
  const { shared } = mails;
  const includedBlocks = template.blocks.filter(({ when }) => !when || draft.when?.includes(when));
  const page: Page = {
    locale: draft.locale,
    sender: t(shared.sender),
    preheader: t(template.preheader),
    heading: t(template.heading),
    greeting: draft.greeting ?? t(shared.greetingPlain),
    blocks: includedBlocks.map((block) => pieceOf(block, draft, { mails })),
    closing: [t(shared.closing), t(shared.signature)],
    footer: [
      t(shared.help),
      ...(draft.when?.includes('private') ? [t(shared.promises)] : []),
      `${t(shared.footerAddress)} · ${draft.site}`,
      t(shared.footerReason),
    ],
  };
  return {
    to: { name: oneLine(draft.to.name), address: draft.to.address },
    ...(draft.replyTo && { replyTo: { name: oneLine(draft.replyTo.name), address: draft.replyTo.address } }),
    subject: oneLine(t(template.subject)),
    text: plainOf(page),
    html: htmlOf(page),
  };
}

type Block = ShopConfig['mails']['mails'][string]['blocks'][number];

function pieceOf(block: Block, draft: Draft, { mails }: Pick<ShopConfig, 'mails'>): MailBlock {
  const { locale, variables, table } = draft;
  if (block.text) return { text: fill(inLanguage(locale, block.text), variables) };
  if (block.to && block.label) {
    const url = fill(block.to, variables);
    const fallback = fill(inLanguage(locale, mails.shared.linkFallback), { url });
    return { url, label: fill(inLanguage(locale, block.label), variables), fallback };
  }
  if (!table) throw new Error(`The mail "${draft.id}" needs a table for "${block.id}".`);
  return { table };
}

/** The light numbers of the shop's tokens (src/styles/tokens.css): mail programs know neither oklch nor variables. */
const PAINT = {
  ink: '#152025',
  soft: '#404d52',
  line: '#c5ced1',
  sunk: '#ebeff1',
  enamel: '#0e3f2c',
  action: '#125339',
};

const TEXT = `font-family:'Familjen Grotesk',Arial,sans-serif;font-size:17px;line-height:26px;color:${PAINT.ink}`;
const SMALL = `font-family:'Familjen Grotesk',Arial,sans-serif;font-size:14px;line-height:21px;color:${PAINT.soft}`;
const FIGURE = "font-family:Besley,Georgia,'Times New Roman',serif";

/** A mail as HTML that every mail program draws: tables, styles in place, no picture, no script, nothing from outside. */
function htmlOf({ locale, sender, preheader, heading, greeting, blocks, closing, footer }: Page): string {
  return `<!doctype html>
<html lang="${localeInfo(locale).htmlLang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:0;background:${PAINT.sunk}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAINT.sunk}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px">
<tr><td bgcolor="${PAINT.enamel}" style="padding:20px 32px;${FIGURE};font-size:22px;line-height:28px;color:#ffffff">${escaped(sender)}</td></tr>
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0;${FIGURE};font-size:28px;line-height:34px;font-weight:500;color:${PAINT.ink}">${escaped(heading)}</h1></td></tr>
${[{ text: greeting }, ...blocks, { text: closing.join('\n') }].map(row).join('\n')}
<tr><td style="padding:24px 32px 28px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="border-top:1px solid ${PAINT.line};padding-top:16px;${SMALL}">${footer.map(lines).join('<br>')}</td></tr></table></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function row(part: MailBlock): string {
  if ('text' in part) return `<tr><td style="padding:12px 32px 0;${TEXT}">${lines(part.text)}</td></tr>`;
  if ('table' in part) return `<tr><td style="padding:20px 32px 8px">${table(part.table)}</td></tr>`;
  const { url, label, fallback } = part;
  return `<tr><td style="padding:20px 32px 4px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${PAINT.action}" style="border-radius:2px"><a href="${escaped(url)}" style="display:inline-block;padding:13px 22px;font-family:'Familjen Grotesk',Arial,sans-serif;font-size:17px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table></td></tr>
<tr><td style="padding:4px 32px 0;${SMALL};word-break:break-word">${escaped(fallback)}</td></tr>`;
}

function table({ caption, rows, notes }: OrderTable): string {
  const cells = (style: string) => (each: Row) =>
    `<tr><td style="padding:9px 0;border-top:1px solid ${PAINT.line};${style}">${lines(each.label)}</td><td align="right" valign="top" style="padding:9px 0 9px 16px;border-top:1px solid ${PAINT.line};${style};white-space:nowrap">${escaped(each.value)}</td></tr>`;
  const rowsHtml = rows.map((each) => cells(each.isTotal ? `${TEXT};font-weight:700` : TEXT)(each)).join('');
  const notesHtml = notes.map(
    ({ label, value }) =>
      `<p style="margin:16px 0 0;${TEXT}"><strong>${escaped(label)}</strong><br>${lines(value)}</p>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0"><caption style="padding-bottom:8px;text-align:left;${TEXT};font-weight:700">${escaped(caption)}</caption>${rowsHtml}</table>${notesHtml.join('')}`;
}

const lines = (text: string): string => escaped(text).replace(/\r\n|\r|\n/g, '<br>');
