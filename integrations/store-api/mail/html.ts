import { localeInfo } from '#i18n/locales.ts';
import { escaped } from '#values/markup.ts';
import type { MailBlock, Page } from './compose.ts';
import type { OrderTable, Row } from './order-table.ts';

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
export function htmlOf({ locale, sender, preheader, heading, greeting, pieces, closing, footer }: Page): string {
  return `<!doctype html>
<html lang="${localeInfo(locale).htmlLang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:0;background:${PAINT.sunk}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAINT.sunk}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px">
<tr><td bgcolor="${PAINT.enamel}" style="padding:20px 32px;${FIGURE};font-size:22px;line-height:28px;color:#ffffff">${escaped(sender)}</td></tr>
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0;${FIGURE};font-size:28px;line-height:34px;font-weight:500;color:${PAINT.ink}">${escaped(heading)}</h1></td></tr>
${[{ text: greeting }, ...pieces, { text: closing.join('\n') }].map(row).join('\n')}
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
