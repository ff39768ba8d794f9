import { inLanguage, type Locale } from '#i18n/locales.ts';
import type { Correspondent, MailMessage } from '#store/records/mail/mail-message.ts';
import type { ShopConfig } from '#store/shop-config/shop-config.ts';
import { fill, type MailVariables, oneLine } from './fill.ts';
import { htmlOf } from './html.ts';
import type { OrderTable } from './order-table.ts';
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
  pieces: MailBlock[];
  closing: string[];
  footer: string[];
};

/** Writes a mail as text and as HTML. Pure. @throws {Error} unknown id, or a gap without a value */
export function compose(draft: Draft, { mails }: Pick<ShopConfig, 'mails'>): MailMessage {
  const template = mails.mails[draft.id];
  if (!template) throw new Error(`content/shop/mails.yaml has no mail «${draft.id}».`);
  const t = (text: Parameters<typeof inLanguage>[1]) => fill(inLanguage(draft.locale, text), draft.variables);
  const { shared } = mails;
  const includedBlocks = template.blocks.filter(({ when }) => !when || draft.when?.includes(when));
  const page: Page = {
    locale: draft.locale,
    sender: t(shared.sender),
    preheader: t(template.preheader),
    heading: t(template.heading),
    greeting: draft.greeting ?? t(shared.greetingPlain),
    pieces: includedBlocks.map((block) => pieceOf(block, draft, { mails })),
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
  if (!table) throw new Error(`The mail «${draft.id}» needs a table for «${block.id}».`);
  return { table };
}
