import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { compose, type Draft } from './compose.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

const table = { caption: 'Caption', rows: [{ label: '2 × Grill', value: 'CHF 1.00', isTotal: true }], notes: [] };

const draft = (more: Partial<Draft> = {}): Draft => ({
  id: 'passwordRecovery',
  locale: 'de',
  site: 'https://shop.example',
  to: { name: 'Anna', address: 'anna@example.com' },
  variables: {
    email: 'anna@example.com',
    validUntil: '12:00',
    resetUrl: 'https://shop.example/account/recover/password?hash=a&b=c',
  },
  ...more,
});

/** A value for every gap of a mail, and every condition of its blocks. */
function everything(id: string) {
  const template = shopConfig.mails.mails[id];
  const entries = [...JSON.stringify(template).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<${name}>`]);
  const when = (template?.blocks ?? []).flatMap((block) => block.when ?? []);
  return { variables: Object.fromEntries(entries) as Record<string, string>, when: [...when, 'private'] };
}

describe('every mail of content', () => {
  it('can be written in every language, with all its blocks, and escapes what is filled in', () => {
    for (const id of Object.keys(shopConfig.mails.mails))
      for (const { code, htmlLang } of LOCALES) {
        const message = compose(draft({ id, locale: code, table, ...everything(id) }), shopConfig);
        const all = [message.subject, message.text, message.html].join('\n');
        expect(all, `${id} in ${code}`).not.toMatch(/\{\{|undefined|\[object/);
        expect(message.html).toContain(`lang="${htmlLang}"`);
        expect(
          message.html.match(
            /<(?!\/?(html|head|meta|title|body|div|table|tr|td|h1|a|br|p|strong|caption)\b|!doctype)\S*/gi,
          ),
        ).toBeNull();
        expect(message.html).not.toMatch(/<script|<img|<link|url\(|@import|https?:\/\/(?!shop\.example)/i);
      }
  });

  it('has the same gaps in every language', () => {
    const placeholdersIn = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(([placeholder]) => placeholder).sort();
    for (const [id, { subject, preheader, heading, blocks }] of Object.entries(shopConfig.mails.mails)) {
      const texts = [
        subject,
        preheader,
        heading,
        ...blocks.flatMap(({ text, label }) => [text ?? label ?? { de: '' }]),
      ];
      for (const text of texts)
        for (const { code } of LOCALES)
          expect(placeholdersIn(text[code] ?? text.de), `${id} in ${code}`).toEqual(placeholdersIn(text.de));
    }
  });
});

describe('a mail', () => {
  it('greets neutrally without a name, and names the address behind a button in both forms', () => {
    const { text, html } = compose(draft(), shopConfig);
    expect(text).toMatch(/^Guten Tag\n/);
    expect(text).toContain('Passwort setzen\nhttps://shop.example/account/recover/password?hash=a&b=c\n');
    expect(html).toContain('href="https://shop.example/account/recover/password?hash=a&amp;b=c"');
  });

  it('keeps subject, names and addresses in one line each', () => {
    const evil = 'x\r\nBcc: all@example.com';
    const message = compose(
      draft({
        id: 'contactCopy',
        to: { name: evil, address: 'a@b.c' },
        replyTo: { name: evil, address: 'd@e.f' },
        variables: { subject: evil, message: evil, date: '' },
      }),
      shopConfig,
    );
    for (const line of [message.subject, message.to.name, message.replyTo?.name]) expect(line).not.toMatch(/[\r\n]/);
  });

  it('leaves out blocks whose condition does not hold', () => {
    const variables = { ...draft().variables, ...everything('paymentReceived').variables };
    expect(compose(draft({ id: 'paymentReceived', variables }), shopConfig).text).not.toContain('Paket');
    expect(compose(draft({ id: 'paymentReceived', variables, when: ['physical'] }), shopConfig).text).toContain(
      'Paket',
    );
  });

  it('without words, a value or a table is a mistake', () => {
    expect(() => compose(draft({ id: 'nothing' }), shopConfig)).toThrow('no mail "nothing"');
    expect(() => compose(draft({ variables: {} }), shopConfig)).toThrow('need a value');
    expect(() => compose(draft({ id: 'orderConfirmation', ...everything('orderConfirmation') }), shopConfig)).toThrow(
      'needs a table',
    );
  });
});
