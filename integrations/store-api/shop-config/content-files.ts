import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One file of content: its path from the content folder, for messages, and what it says. */
export type ContentFile = { file: string; raw: unknown };

/** Reads one YAML file of the content folder. @throws when it is missing or not YAML */
export async function readContentFile(content: string, file: string): Promise<ContentFile> {
  return { file: `content/${file}`, raw: parse(await readFile(join(content, file), 'utf8')) };
}

/** Every `<folder>/<id>.yaml`, in order of names; none when the folder does not exist. */
export async function readContentFolder(content: string, folder: string): Promise<ContentFile[]> {
  const names = (await namesIn(join(content, folder))).filter((name) => name.endsWith('.yaml'));
  return Promise.all(names.map((name) => readContentFile(content, `${folder}/${name}`)));
}

/** Every `<folder>/<id>/<name>`, as products are kept. */
export async function readContentEntries(content: string, folder: string, name: string): Promise<ContentFile[]> {
  const ids = await namesIn(join(content, folder));
  return Promise.all(ids.map((id) => readContentFile(content, `${folder}/${id}/${name}`)));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
