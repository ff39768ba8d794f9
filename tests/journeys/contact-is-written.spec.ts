import { expect, test } from '#tests/support/journey.ts';
import { aGuest } from './a-guest.ts';
import { mailTo } from './a-mailbox.ts';
import { asleep } from './a-sleeper.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000)]);

test('a message with a photo reaches customer service, and its writer learns who answers (B7, C13, D10, E1, E8, H3)', {
  tag: '@keyboard',
}, async ({ page }) => {
  const ruth = aGuest(page);
  const t = (key: string, values = {}) => ruth.t('contact', key, values);
  await ruth.opens('/kontakt');
  const send = ruth.main.getByRole('button', { name: t('submit') });
  await send.click();
  await expect(
    ruth.main.getByRole('alert').getByText(ruth.t('validation', 'summaryTitle', { count: 5 })),
  ).toBeVisible();
  await expect(ruth.main.getByLabel(t('subject'))).toBeFocused();

  await ruth.main.getByRole('link', { name: 'E-Mail', exact: true }).click();
  await expect(ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true })).toBeFocused();
  await ruth.main.getByLabel(t('subject')).selectOption('return');
  await ruth.main.getByLabel(t('orderNumber')).fill('10042');
  await ruth.main.getByLabel(t('description')).fill('Der Griff ist lose.');
  await ruth.main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ammann');
  await ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('ruth.schreibt@example.ch');
  await ruth.main.locator('#contact-zip').fill('1201');
  await ruth.main.locator('#contact-countryId').selectOption({ label: 'Schweiz' });
  await expect(ruth.main.getByText(t('person', { name: 'Maëlle Corbassière' }))).toBeVisible();

  const upload = ruth.main.getByLabel(t('upload'));
  await upload.setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(ruth.main.getByText(t('fileType'))).toBeVisible();
  await upload.setInputFiles({ name: 'griff.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  await ruth.main.getByRole('button', { name: t('uploadRemove', { file: 'griff.jpg' }) }).click();
  await upload.setInputFiles({ name: 'griff.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  await ruth.main.getByRole('checkbox', { name: t('consent') }).check();

  await page.route('**/store-api/contact-form', (route) => route.abort('connectionrefused'));
  await send.click();
  await expect(ruth.main.getByText(t('uploadFailed', { file: 'griff.jpg' }))).toBeVisible();
  await expect(ruth.main.getByLabel(t('description'))).toHaveValue('Der Griff ist lose.');
  await page.unroute('**/store-api/contact-form');
  await send.click();
  await expect(ruth.main.getByText(t('sentTitle'), { exact: true })).toBeVisible();

  const mail = await mailTo('kontakt@hofundherd.example', 'Der Griff ist lose.');
  expect(mail.subject).toContain(`${t('subject-return')}, 10042`);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['griff.jpg']);
});

test('what is ticked or chosen while the form still wakes counts (E1, E8)', async ({ page }) => {
  const ruth = aGuest(page);
  const wake = await asleep(page, '**/ContactForm*.js');
  await ruth.opens('/kontakt');
  const consent = ruth.main.getByRole('checkbox', { name: ruth.t('contact', 'consent') });
  await ruth.main
    .getByLabel(ruth.t('contact', 'upload'))
    .setInputFiles({ name: 'griff.jpg', mimeType: 'image/jpeg', buffer: JPEG });
  await consent.check();
  await ruth.main.getByRole('button', { name: ruth.t('contact', 'submit') }).click();
  wake();
  await expect(
    ruth.main.getByRole('button', { name: ruth.t('contact', 'uploadRemove', { file: 'griff.jpg' }) }),
  ).toBeVisible();
  await expect(ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(consent).toBeChecked();
  await expect(consent).not.toHaveAttribute('aria-invalid');
});
