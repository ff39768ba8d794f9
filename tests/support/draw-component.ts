import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

type Component = Parameters<AstroContainer['renderToString']>[0];

/** An Astro component as a page has it, with the React parts in it; of the visitor it knows nothing. */
export async function drawComponent(component: Component, props: Record<string, unknown>): Promise<string> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const locals = { siteUrl: new URL('https://shop.example'), locale: props.locale ?? 'de' } as App.Locals;
  return container.renderToString(component, { props, locals });
}
