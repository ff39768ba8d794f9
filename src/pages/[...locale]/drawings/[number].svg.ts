import type { APIRoute } from 'astro';
import { drawingFiles } from '#features/product/measures/measured.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';

/* The dimension drawing of each device and waste system, which its page shows. */
export const getStaticPaths = async () => {
  const files = LOCALES.map(async ({ code }) =>
    [...(await drawingFiles(code))].map(([number, svg]) => ({
      params: { locale: code === DEFAULT_LOCALE ? undefined : code, number },
      props: { svg },
    })),
  );
  return (await Promise.all(files)).flat();
};

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
