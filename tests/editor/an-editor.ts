import { expect, type Page } from '@playwright/test';

type Texts = readonly [de: string, en: string, fr: string];

/** Somebody who makes pages at /keystatic. What is open on top is what they write in. */
export function anEditor(page: Page) {
  const dialogs = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  const form = async () => ((await dialogs.count()) > 0 ? dialogs.last() : page.getByRole('main'));
  const group = async (name: string) => (await form()).getByRole('group', { name, exact: true }).last();
  const textbox = async (name: string) => (await form()).getByRole('textbox', { name, exact: true });
  const openPicturePicker = async (label: string) => {
    await (await textbox(label)).locator('..').getByRole('button', { name: 'Choose a picture' }).click();
    return page.getByRole('dialog', { name: `${label}: choose a picture` });
  };
  return {
    async begins(kind: string, fileName: string) {
      await page.goto(`/keystatic/collection/${kind}/create`);
      await page.getByRole('textbox', { name: 'File name' }).fill(fileName);
    },
    async writes(label: string, texts: Texts) {
      const place = await group(label);
      for (const [index, language] of ['Deutsch', 'English', 'Français'].entries())
        await place.getByRole('textbox', { name: language }).fill(texts[index] ?? '');
    },
    /** Opens the form of a new entry in a list; `kind` is what is chosen from its menu. */
    async opens(list: string, kind?: RegExp) {
      const open = await dialogs.count();
      await (await group(list)).getByRole('button', { name: 'Add' }).click();
      if (kind) await page.getByRole('menuitem', { name: kind }).click();
      await expect(dialogs).toHaveCount(open + 1);
    },
    /** Closes the form on top; its entry then stands in the list below. */
    async adds() {
      const open = await dialogs.count();
      await dialogs.last().getByRole('button', { name: 'Add', exact: true }).last().click();
      await expect(dialogs).toHaveCount(open - 1);
    },
    async hidesOn(device: 'Mobile' | 'Tablet' | 'Desktop') {
      const place = await form();
      await place.getByRole('checkbox', { name: /^Visibility/ }).check();
      await place.getByRole('checkbox', { name: new RegExp(`^${device}`) }).uncheck();
    },
    /** Takes a picture of the shelf. */
    async takes(label: string, id: string) {
      const picker = await openPicturePicker(label);
      await picker.getByRole('searchbox', { name: 'Part of a name' }).fill(id);
      await picker.getByRole('button', { name: id, exact: true }).click();
      await expect(await textbox(label)).toHaveValue(id);
    },
    /** Brings a picture of one's own; the shop gives it an id. */
    async uploads(label: string, name: string, buffer: Buffer) {
      const picker = await openPicturePicker(label);
      await picker.getByLabel('Upload a picture').setInputFiles({ name, mimeType: 'image/webp', buffer });
      await expect(await textbox(label)).not.toHaveValue('');
    },
    async saves() {
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(page.getByText('Entry created')).toBeVisible();
    },
  };
}
