import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aGuest, aShopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ SHOP_CLOCK: '2026-11-24T10:00:00Z', MAX_UPLOAD_MB: '1' });
});
afterAll(() => store.close());

const SERVICE = 'kontakt@hofundherd.example';
const MESSAGE = { email: 'anna@example.com', subject: 'Ersatzteil', comment: 'Grüezi\n\nDas Pfännchen ist verbogen.' };

const send = (more: Record<string, unknown> = {}) =>
  aShopper(store).requestStore('POST', '/contact-form', { ...MESSAGE, ...more });
const lastTo = async (address: string) => (await store.mailsTo(address)).at(-1);

type Upload = { name: string; content: string | Uint8Array<ArrayBuffer>; type?: string };

/** Sends the form with files, as a browser does. */
async function upload(files: Upload[], more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...MESSAGE, ...more })) form.append(name, value);
  for (const { name, content, type = 'application/octet-stream' } of files)
    form.append('media', new File([content], name, { type }));
  const response = await store.requestStore('POST', '/contact-form', form);
  return { status: response.status, body: await response.json() };
}

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

describe('the contact form', () => {
  it('goes to customer service, and a copy to the sender (C13, D10)', async () => {
    const { status, body } = await send({
      firstName: 'Anna',
      lastName: 'Muster',
      zip: '1201',
      location: 'Genève',
      phone: '+41 22 000 00 00',
    });
    expect(findings('POST', '/contact-form', status, body)).toEqual([]);
    expect(body).toEqual({ individualSuccessMessage: '', apiAlias: 'contact_form_result' });
    const service = await lastTo(SERVICE);
    expect(service).toMatchObject({
      subject: 'Kontakt: Ersatzteil',
      replyTo: [{ address: 'anna@example.com', name: 'Anna Muster' }],
    });
    for (const words of [
      'Das Pfännchen ist verbogen.',
      'Von Anna Muster',
      'Adresse: 1201 Genève',
      'Telefon +41 22',
      'Maëlle Corbassière',
      'Deutsch',
    ])
      expect(service?.text).toContain(words);
    const copy = await lastTo('anna@example.com');
    expect(copy?.subject).toBe('Ihre Nachricht an Hof & Herd: Ersatzteil');
    expect(copy?.text).toContain('24. November 2026');
    expect(copy?.html).toContain('Grüezi<br><br>Das Pfännchen');
  });

  it('says nothing of what was left empty', async () => {
    await send();
    const text = (await lastTo(SERVICE))?.text ?? '';
    for (const words of ['Adresse', 'Telefon ,', 'Von ', 'Anhang']) expect(text.split('-- ')[0]).not.toContain(words);
  });

  it('takes pictures and PDF by what they are, and names them so', async () => {
    const { status } = await upload([
      { name: '../../../etc/Schaden.exe', content: JPEG },
      { name: 'plan.jpg', content: '%PDF-1.7 …' },
    ]);
    expect(status).toBe(200);
    const service = await lastTo(SERVICE);
    expect(service?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Schaden.jpg', 'image/jpeg'],
      ['plan.pdf', 'application/pdf'],
    ]);
    expect(new Uint8Array(service?.attachments[0]?.content as ArrayBuffer)).toEqual(JPEG);
    expect((await lastTo('anna@example.com'))?.attachments).toEqual([]);
    expect((await lastTo('anna@example.com'))?.text).toContain('Anhang: Schaden.jpg, plan.pdf');
    expect(await store.store.records.read.all('select id from mail_attachment')).toEqual([]);
  });

  it.each([
    ['a page', { name: 'photo.jpg', content: '<script>alert(1)</script>', type: 'image/jpeg' }],
    ['a program', { name: 'photo.png', content: 'MZ\u0090', type: 'image/png' }],
    ['a drawing that may hold scripts', { name: 'a.svg', content: '<svg/>', type: 'image/svg+xml' }],
  ])('refuses %s, whatever it calls itself', async (_, file) => {
    const before = (await store.mailsTo(SERVICE)).length;
    const { status, body } = await upload([file]);
    expect([status, body.errors[0].code]).toEqual([400, 'CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED']);
    expect((await store.mailsTo(SERVICE)).length).toBe(before);
  });

  it('takes files up to its limit, together (E8)', async () => {
    const half = new Uint8Array(512 * 1024);
    half.set(JPEG);
    expect(
      (
        await upload([
          { name: 'a', content: half },
          { name: 'b', content: half },
        ])
      ).status,
    ).toBe(200);
    const more = await upload([
      { name: 'a', content: half },
      { name: 'b', content: half },
      { name: 'c', content: JPEG },
    ]);
    expect([more.status, more.body.errors[0].code]).toEqual([413, 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED']);
    const flood = await upload([{ name: 'a', content: new Uint8Array(2 * 1024 * 1024) }]);
    expect([flood.status, flood.body.errors[0].code]).toEqual([413, 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED']);
    expect((await upload(Array.from({ length: 6 }, () => ({ name: 'a', content: JPEG })))).status).toBe(400);
  });

  it('is no way around the size of other bodies', async () => {
    const form = new FormData();
    form.append('media', new File([new Uint8Array(1100 * 1024)], 'a'));
    expect((await store.requestStore('POST', '/account/login', form)).status).toBe(413);
    expect((await store.requestStore('POST', '/contact-form', { comment: 'x'.repeat(1100 * 1024) })).status).toBe(413);
  });

  it.each(['', 'no boundary', '--x\r\nbroken'])('refuses a form that is malformed: %j', async (body) => {
    const response = await store.requestStore('POST', '/contact-form', body, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(response.status).toBe(400);
  });

  it('can begin no header in a mail', async () => {
    const evil = 'x\r\nBcc: all@example.com\r\n\r\n<h1>';
    await send({ subject: evil, street: evil, location: evil, email: 'evil@example.com' });
    for (const mail of [await lastTo(SERVICE), await lastTo('evil@example.com')]) {
      expect(mail?.raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
      expect(mail?.recipients).toHaveLength(1);
      expect(mail?.html).not.toMatch(/<h1>\s*</);
    }
    expect(await store.mailsTo('all@example.com')).toEqual([]);
  });

  it.each([
    ['no address', { email: undefined }, 'IS_BLANK_ERROR', '/email'],
    ['a header for an address', { email: 'a@example.com\nBcc: b@example.com' }, 'STRICT_CHECK_FAILED_ERROR', '/email'],
    ['a name before the address', { email: '"A"<a@example.com>' }, 'STRICT_CHECK_FAILED_ERROR', '/email'],
    ['a header for a name', { lastName: 'x\r\nBcc: b@example.com' }, 'REGEX_FAILED_ERROR', '/lastName'],
    ['no subject', { subject: ' ' }, 'IS_BLANK_ERROR', '/subject'],
    ['no message', { comment: '' }, 'IS_BLANK_ERROR', '/comment'],
    ['an endless message', { comment: 'x'.repeat(10_001) }, 'TOO_LONG_ERROR', '/comment'],
    ['a message that is none', { comment: { $ne: 1 } }, 'INVALID_TYPE_ERROR', '/comment'],
    ['an address in the name', { lastName: 'http://evil.example' }, 'REGEX_FAILED_ERROR', '/lastName'],
    ['an unknown salutation', { salutationId: 'x' }, 'ENTITY_DOES_NOT_EXISTS', '/salutationId'],
  ])('is refused for %s', async (_, more, code, pointer) => {
    const { status, body } = await send(more);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ code: `VIOLATION::${code}`, source: { pointer } }));
  });
});

describe('a request to a partner', () => {
  const REQUEST = {
    serviceType: 'assembly',
    partnerId: 'kuechenwerk-zuerichberg',
    firstName: 'Anna',
    lastName: 'Muster',
    phone: '+41 79 000 00 00',
    street: 'Seestrasse',
    streetNumber: '3a',
    zip: '8002',
    city: 'Zürich',
    description: 'X-LINE 550\n<b>bitte</b> bald',
    acceptedTerms: true,
  };
  const PARTNER = 'info@kuechenwerk-zuerichberg.example';
  const request = (more: Record<string, unknown> = {}, shopper = aShopper(store)) =>
    shopper.requestStore('POST', '/appointment-request', { ...REQUEST, ...more });

  it('goes to the partner, and a copy to the customer (C14, C15)', async () => {
    const measures = { bodyWidth: 550, sideWall: 16 };
    const response = await request({ email: 'bea@example.com', measures });
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    const partner = await lastTo(PARTNER);
    expect(partner).toMatchObject({
      subject: 'Montage angefragt: Muster, Zürich',
      replyTo: [{ address: 'bea@example.com' }],
    });
    for (const words of [
      'Seestrasse 3a, 8002 Zürich',
      'Korpusbreite 550, Korpushöhe –, Einbauhöhe –, Einbautiefe –, Korpustiefe –, Seitenwand 16',
      'E-Mail bea@example.com',
      'X-LINE 550',
    ])
      expect(partner?.text).toContain(words);
    expect(partner?.html).toContain('&lt;b&gt;bitte&lt;/b&gt;');
    expect((await lastTo('bea@example.com'))?.subject).toBe('Ihre Montageanfrage an Küchenwerk Zürichberg');
  });

  it('for a showroom has words of its own, and no measures where none are known', async () => {
    await request({ serviceType: 'exhibition' });
    const partner = await lastTo(PARTNER);
    expect(partner?.subject).toBe('Ausstellungstermin angefragt: Muster, Zürich');
    expect(partner?.text).not.toMatch(/mm|E-Mail (?!an)\S+@(?!hof)/);
    expect(partner?.replyTo?.[0]?.address).toBe(SERVICE);
  });

  it('brings its day to both calendars, and to the page (7.4)', async () => {
    const visit = { serviceType: 'exhibition', day: '2026-12-03', time: '10:00', email: 'dora@example.com' };
    const { body } = await request(visit);
    const [partner, customer] = [await lastTo(PARTNER), await lastTo('dora@example.com')];
    expect(partner?.text).toContain('Wunschtermin: 3. Dezember 2026 um 10:00');
    for (const mail of [partner, customer]) {
      const [file] = mail?.attachments ?? [];
      expect([file?.filename, file?.mimeType]).toEqual(['termin.ics', 'text/calendar']);
      const calendar = new TextDecoder().decode(file?.content as ArrayBuffer);
      expect(calendar).toContain('DTSTART;TZID=Europe/Zurich:20261203T100000');
      expect(calendar.match(/UID:.*/)?.[0]).toBe(body.calendar.match(/UID:.*/)?.[0]);
    }
    expect(body.calendar).toContain('SUMMARY:Ihr Ausstellungstermin bei Küchenwerk Zürichberg');
  });

  it.each([
    ['de', 'Ihr Wunschtermin: 3. Dezember 2026 um 10:00'],
    ['en-US', 'Your preferred time: December 3, 2026 at 10:00 AM'],
    ['fr-FR', 'Votre rendez-vous souhaité\u00a0: 3 décembre 2026 à 10:00'],
  ])('is confirmed to the customer in their language, %s, as the calendar is (A2, 7.4)', async (locale, words) => {
    const email = `eva.${locale.toLowerCase()}@example.com`;
    const visit = { ...REQUEST, serviceType: 'exhibition', day: '2026-12-03', time: '10:00', email };
    const id = store.store.shopConfig.languages.find((each) => each.locale === locale)?.id ?? '';
    await aShopper(store).requestStore('POST', '/appointment-request', visit, { 'sw-language-id': id });
    const mail = await lastTo(email);
    expect(mail?.text).toContain(words);
    const calendar = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
    expect(calendar.replaceAll('\r\n ', '')).toContain(`SUMMARY:${mail?.subject}`);
  });

  it('to have something installed wishes for a whole day, or for none (7.4)', async () => {
    expect((await request({ day: '2026-12-06' })).body.calendar).toContain('DTSTART;VALUE=DATE:20261206');
    expect((await request()).body.calendar).toBeNull();
    expect((await lastTo(PARTNER))?.attachments).toEqual([]);
  });

  it('of a customer needs no address', async () => {
    const shopper = aShopper(store);
    await shopper.requestStore(
      'POST',
      '/account/register',
      aGuest({ guest: false, email: 'carla@example.com', password: 'ein-langes-wort' }),
    );
    await request({}, shopper);
    expect((await lastTo('carla@example.com'))?.subject).toBe('Ihre Montageanfrage an Küchenwerk Zürichberg');
  });

  it('is written to a partner in Romandie in French', async () => {
    const partner = store.store.shopConfig.dealers.find(
      ({ zip, country, assembles }) => assembles && country === 'CH' && zip.startsWith('10'),
    );
    if (!partner) throw new Error('No partner in Lausanne.');
    await request({ partnerId: partner.id });
    expect((await lastTo(partner.email))?.subject).toBe('Montage demandé\u00a0: Muster, Zürich');
  });

  it.each([
    ['no partner', { partnerId: '' }, 'IS_BLANK_ERROR', '/partnerId'],
    ['an unknown partner', { partnerId: 'nobody' }, 'NO_SUCH_CHOICE_ERROR', '/partnerId'],
    ['a partner who does not install', { partnerId: 'ingrosso-piemonte-cucina' }, 'NO_SUCH_CHOICE_ERROR', '/partnerId'],
    ['another service', { serviceType: 'party' }, 'NO_SUCH_CHOICE_ERROR', '/serviceType'],
    ['no service', { serviceType: undefined }, 'IS_BLANK_ERROR', '/serviceType'],
    ['no name', { lastName: '' }, 'IS_BLANK_ERROR', '/lastName'],
    ['an address in the name', { firstName: 'https://evil.example' }, 'REGEX_FAILED_ERROR', '/firstName'],
    ['no telephone', { phone: '' }, 'IS_BLANK_ERROR', '/phone'],
    ['no description', { description: '' }, 'IS_BLANK_ERROR', '/description'],
    ['terms not accepted', { acceptedTerms: 'true' }, 'NOT_TRUE_ERROR', '/acceptedTerms'],
    ['no day at all', { day: '31.12.2026' }, 'INVALID_TYPE_ERROR', '/day'],
    ['a day without an end', { day: '2026-02-30' }, 'INVALID_TYPE_ERROR', '/day'],
    ['today', { day: '2026-11-24' }, 'NO_SUCH_CHOICE_ERROR', '/day'],
    ['a day far away', { day: '2030-01-01' }, 'NO_SUCH_CHOICE_ERROR', '/day'],
    [
      'a closed door',
      { serviceType: 'exhibition', day: '2026-12-06', time: '10:00' },
      ...(['NO_SUCH_CHOICE_ERROR', '/time'] as const),
    ],
    ['a visit without a time', { serviceType: 'exhibition', day: '2026-12-03' }, 'NO_SUCH_CHOICE_ERROR', '/time'],
    ['half an address', { email: 'anna@' }, 'STRICT_CHECK_FAILED_ERROR', '/email'],
    ['a measure in words', { measures: { bodyWidth: 'breit' } }, 'INVALID_TYPE_ERROR', '/measures/bodyWidth'],
    ['a negative measure', { measures: { bodyDepth: -1 } }, 'INVALID_TYPE_ERROR', '/measures/bodyDepth'],
  ])('is refused for %s', async (_, more, code, pointer) => {
    const { status, body } = await request(more);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ code: `VIOLATION::${code}`, source: { pointer } }));
  });
});
