import { type Asking, ask } from '#store-api/ask.server.ts';
import { type CmsPage, readCmsPage } from '#store-api/contract/cms.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';

/** A layout by its id, or why there is none to draw. */
export async function readLayout(asking: Asking, id: string): Promise<{ page?: CmsPage; trouble?: Trouble }> {
  try {
    return { page: await ask(asking, readCmsPage, { path: { id } }) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}
