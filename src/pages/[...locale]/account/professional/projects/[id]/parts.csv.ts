import type { APIRoute } from 'astro';
import { partsFile } from '#features/projects/parts-file.server.ts';

/* The parts list of a project for spreadsheets. */
export const prerender = false;

export const GET: APIRoute = ({ locals, params, url }) => partsFile(locals, params.id ?? '', url);
