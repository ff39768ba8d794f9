import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';

type Component = Parameters<AstroContainer['renderToString']>[0];

/** Components know nothing of the visitor; absolute links begin with the shop's address. */
const locals = { siteUrl: new URL('https://shop.example') } as App.Locals;

/** An Astro component as a page has it, with the React parts in it. */
export async function drawComponent(component: Component, props: Record<string, unknown>): Promise<string> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  return container.renderToString(component, { props, locals });
}
