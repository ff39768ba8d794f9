import { createHash } from 'node:crypto';
import { ApiError } from '#store-api/ApiError.ts';
import { type Asking, ask } from '#store-api/ask.server.ts';
import { readGroupRegistration } from '#store-api/contract/account.ts';

/** A group that one can apply for, as its registration introduces it. */
export type Group = { id: string; title: string | undefined; text: string | undefined };

/** The group of content's name (`professional`), `undefined` where the store takes no applications for it. */
export async function groupOf(asking: Asking, key: string | null): Promise<Group | undefined> {
  if (key !== 'professional') return undefined;
  const id = createHash('md5').update(`customer-group:${key}`).digest('hex');
  try {
    const { translated, ...group } = await ask(asking, readGroupRegistration, { path: { id } });
    return {
      id,
      title: translated?.registrationTitle ?? group.registrationTitle ?? undefined,
      text: plain(translated?.registrationIntroduction ?? group.registrationIntroduction),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A Shopware's introduction is HTML; the page shows its words. */
const plain = (html: string | null | undefined): string | undefined =>
  html?.replace(/<[^>]*>/g, ' ').trim() || undefined;
