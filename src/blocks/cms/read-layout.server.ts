import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { type CmsPage, readCmsPage } from '#store-api/contract/cms.ts';
import { type Trouble, troubleOf } from '#store-api/trouble.ts';

/** A layout by its id, or why there is none to draw. */
export async function readLayout(
  storeContext: StoreContext,
  id: string,
): Promise<{ page?: CmsPage; trouble?: Trouble }> {
  try {
    return { page: await callStore(storeContext, readCmsPage, { path: { id } }) };
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return { trouble };
  }
}
