import { setTimeout } from 'node:timers/promises';
import { fileOf, textIn, versionOf } from '#desk/content/files.ts';
import type { ContentChange, Publication } from '#desk/content/publish.ts';
import { openShop, type Shop } from './shop.ts';

type Author = { name: string; email: string };
type Draft = { kind: string; id: string; data: unknown };
type Change = Draft & { baseVersion?: string | null };

/** The built shop with an editor at it. */
export interface PublishingShop extends Shop {
  /** Changes that begin from what is public now, unless they say otherwise. @returns the publication */
  publish: (changes: Change[], author: Author) => Promise<string>;
  tryPublish: (changes: Change[], author: Author) => Promise<Publication>;
  goBack: (publicationId: string, author: Author) => Promise<Publication>;
  preview: (pathname: string, drafts: Draft[]) => Promise<{ status: number; headers: Headers; text: string }>;
  previewBlock: (locale: string, block: { page: string; path: string }, drafts: Draft[]) => Promise<string | undefined>;
}

/** Opens it with a content folder (`CONTENT_DIR`) of its own. */
export async function openPublishingShop(
  env: Record<string, string> & { CONTENT_DIR: string },
): Promise<PublishingShop> {
  const shop = await openShop(env, '.', 'tests/support/publishing-main.ts');
  shop.process.setMaxListeners(0); // one for each call under way
  let last = 0;
  const call = <Result>(order: string, ...args: unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      const number = last;
      const receive = (answer: { number: number; result?: Result; error?: string }) => {
        if (answer.number !== number) return;
        shop.process.off('message', receive);
        if (answer.error === undefined) resolve(answer.result as Result);
        else reject(new Error(answer.error));
      };
      shop.process.on('message', receive);
      shop.process.send({ number, order, args });
    });
  // it is open before it listens to its parent
  for (let isReady = false; !isReady; )
    isReady = await Promise.race([call<boolean>('isReady'), setTimeout(100, false)]);
  const changesOf = (changes: Change[]): ContentChange[] =>
    changes.map((change) => ({ baseVersion: versionIn(env.CONTENT_DIR, change.kind, change.id), ...change }));
  const tryPublish = (changes: Change[], author: Author) => call<Publication>('publish', changesOf(changes), author);
  return {
    ...shop,
    tryPublish,
    publish: async (changes, author) => {
      const publication = await tryPublish(changes, author);
      if (publication.state !== 'published') throw new Error(JSON.stringify(publication));
      return publication.publicationId;
    },
    goBack: (...args) => call('goBack', ...args),
    preview: async (...args) => {
      const answer = await call<{ status: number; headers: [string, string][]; text: string }>('previewPage', ...args);
      return { ...answer, headers: new Headers(answer.headers) };
    },
    previewBlock: (...args) => call('previewBlock', ...args),
  };
}

/** The version of an entry that lies in a content folder. */
export function versionIn(folder: string, kind: string, id: string): string | null {
  const file = fileOf(kind, id);
  return file === undefined ? null : versionOf(textIn(folder, file));
}
