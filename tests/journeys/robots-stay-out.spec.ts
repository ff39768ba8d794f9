import { type Fixtures, type Page, test as plain } from '@playwright/test';
import { SERVICES, sourcesFor } from '#features/captcha/services.ts';
import { aRobotCheck } from '#tests/support/a-robot-check.ts';
import { expect, test as journey } from '#tests/support/journey.ts';
import { headersWith } from '#tests/support/policy.ts';
import { openShop } from '#tests/support/shop.ts';
import { aGuest } from './a-guest.ts';

/** A shop that asks a service, and the service, played on this machine. */
interface GuardedShop {
  url: string;
  /** Where the service is played. */
  service: string;
  /** Tokens that the shop has had looked at since the last time. */
  newlyVerified: () => string[];
}

/** One shop for each service, opened when a test of this worker first wants it. */
const shops: Fixtures<object, { guarded: (captcha: string) => Promise<GuardedShop> }> = {
  guarded: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const opened = new Map<string, ReturnType<typeof open>>();
      await use(async (captcha) => {
        const shop = opened.get(captcha) ?? open(captcha);
        opened.set(captcha, shop);
        return shop;
      });
      for (const shop of opened.values()) await (await shop).end();
    },
    { scope: 'worker' },
  ],
};
const test = journey.extend(shops);
// in one worker, which opens each shop once
test.describe.configure({ mode: 'default' });

async function open(captcha: string) {
  const check = await aRobotCheck();
  const shop = await openShop({
    ...{ CAPTCHA: captcha, CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' },
    CAPTCHA_VERIFY_URL: `${check.url}/siteverify`,
  });
  return {
    url: shop.url,
    service: check.url,
    newlyVerified: () => check.verified.splice(0),
    end: () => Promise.all([shop.remove(), check.close()]),
  };
}

/** The address of the service leads to the one that is played. */
async function leadsTo(page: Page, captcha: string, played: string): Promise<void> {
  const host = new URL(SERVICES[captcha]?.script ?? '').origin;
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: played + pathname }) });
  });
}

/** The page with the content policy that a build for this service writes; everything else of it stays. */
async function isBuiltFor(page: Page, captcha: string): Promise<void> {
  await page.route('**/kontakt', async (route) => {
    const response = await route.fetch();
    const { script, connect } = sourcesFor(captcha);
    const headers = headersWith(response, {
      "script-src 'self'": ["script-src 'self'", ...script].join(' '),
      "connect-src 'self'": ["connect-src 'self'", ...connect].join(' '),
    });
    await route.fulfill({ response, headers });
  });
}

/** On the page of the contact form of a shop: fills it in and sends it. */
async function writes(page: Page, origin: string) {
  const ruth = aGuest(page);
  const t = (key: string) => ruth.t('contact', key);
  await page.goto(`${origin}/kontakt`);
  await ruth.main.getByLabel(t('subject')).selectOption('question');
  await ruth.main.getByLabel(t('description')).fill('Passt die Pfanne auf Induktion?');
  await ruth.main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ammann');
  await ruth.main.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('ruth.fragt@example.ch');
  await ruth.main.getByRole('checkbox', { name: t('consent') }).check();
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await ruth.main.getByRole('button', { name: t('submit') }).click();
  return {
    ruth,
    requested: hosts,
    isSent: () => expect(ruth.main.getByText(t('sentTitle'), { exact: true })).toBeVisible(),
  };
}

for (const [captcha, token] of [
  ['recaptcha-v2', 'box of site'],
  ['recaptcha-v3', 'submit of site'],
  ['turnstile', 'turn of site'],
] as const)
  test(`${captcha} is asked when somebody sends, and its token opens the door (E14)`, async ({ page, guarded }) => {
    const shop = await guarded(captcha);
    await isBuiltFor(page, captcha);
    await leadsTo(page, captcha, shop.service);
    const { isSent } = await writes(page, shop.url);
    if (captcha === 'recaptcha-v2') await page.getByRole('button', { name: 'I am human' }).click();
    await isSent();
    expect(shop.newlyVerified()).toEqual([token]);
  });

test('a script that does not come is told, with another way, and nothing is lost; the next try may work (E14, H8)', async ({
  page,
  guarded,
}) => {
  const shop = await guarded('turnstile');
  await isBuiltFor(page, 'turnstile');
  await page.route('https://challenges.cloudflare.com/**', (route) => route.abort('connectionrefused'));
  const { ruth, isSent } = await writes(page, shop.url);
  await expect(ruth.main.getByText(ruth.t('captcha', 'loadFailed'))).toBeVisible();
  await expect(ruth.main.getByLabel(ruth.t('contact', 'description'))).toHaveValue('Passt die Pfanne auf Induktion?');
  await leadsTo(page, 'turnstile', shop.service);
  await ruth.main.getByRole('button', { name: ruth.t('contact', 'submit') }).click();
  await isSent();
});

test('a check that refuses is told as such (E14, H8)', async ({ page, guarded }) => {
  const shop = await guarded('recaptcha-v3');
  await isBuiltFor(page, 'recaptcha-v3');
  await leadsTo(page, 'recaptcha-v3', `${shop.service}/refuses`);
  const { ruth } = await writes(page, shop.url);
  await expect(ruth.main.getByText(ruth.t('captcha', 'executeFailed'))).toBeVisible();
  expect(shop.newlyVerified()).toEqual([]);
});

// the browser says in its console what it does not let in
plain.extend(shops)(
  'a page that was built for no service lets none in, and says so (E14, H8)',
  async ({ page, guarded }) => {
    const shop = await guarded('recaptcha-v3');
    await leadsTo(page, 'recaptcha-v3', shop.service);
    const { ruth } = await writes(page, shop.url);
    await expect(ruth.main.getByText(ruth.t('captcha', 'loadFailed'))).toBeVisible();
  },
);

test('by default the page solves a puzzle of the shop and asks nobody else (E14)', async ({ page, baseURL }) => {
  const { requested: hosts, isSent } = await writes(page, baseURL ?? '');
  await isSent();
  expect(new Set(hosts)).toEqual(new Set([new URL(baseURL ?? '').host]));
});
