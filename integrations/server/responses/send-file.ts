import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from '#server/site.ts';
import { answerFile, type SiteFile } from './file.ts';

/** Answers with a file of the site. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { bodies }: Site,
  file: SiteFile,
  status = 200,
): Promise<void> {
  await answerFile(request, response, { file, bodies, status });
}
