import { Hono } from 'hono';
import { criteriaOf } from '#store/criteria/input.ts';
import { trim } from '#store/criteria/output.ts';
import { refuse } from '#store/errors.ts';
import type { StoreEnv } from '#store/request.ts';
import { onBoth } from '#store/routes/both.ts';

/** Pictures by their ids. */
export function mediaRoutes() {
  const routes = new Hono<StoreEnv>();

  onBoth(routes, { path: '/media' }, async (c) => {
    const { ids, output } = await criteriaOf(c);
    if (!ids) throw refuse(400, 'CONTENT__MEDIA_EMPTY_ID', 'A media id must be provided.');
    const { pictures } = c.var.store.catalogue;
    return c.json(
      trim(
        ids.flatMap((id) => pictures.media(id) ?? []),
        output,
      ),
    );
  });

  return routes;
}
