import { describe, expect, test } from 'vitest';
import { fileKindOf, safeFileName } from './read-form.ts';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');

describe('a file is what it begins with', () => {
  test.each([
    ['\xff\xd8\xff\xe0JFIF', 'jpg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\b\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\0IDAT', 'png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x18ftypheic', 'heic'],
    ['\x00\x00\x00\x18ftypheix', 'heic'],
    ['\x00\x00\x00\x18ftypmif1', 'heic'],
    ['\x00\x00\x00\x18ftypmsf1', 'heic'],
    ['%PDF-1.7\n', 'pdf'],
    ['\x89PNG\r\n\x1a\n…', undefined],
    ['PK\x03\x04', undefined],
    ['\x00\x00\x00\x18ftypisom', undefined],
    ['\xff\xd8', undefined],
    ['RIFF\x10\x00\x00\x00AVI LIST', undefined],
    ['<svg onload="alert(1)">', undefined],
    ['<!doctype html>', undefined],
    ['MZ\x90\x00', undefined],
    ['GIF89a', undefined],
    [' %PDF-1.7', undefined],
    ['', undefined],
  ])('%j: %s', async (content, extension) => {
    expect((await fileKindOf(bytes(content)))?.ext).toBe(extension);
  });
});

describe('the name of a file', () => {
  const pdf = { ext: 'pdf' };
  test.each([
    ['Plan Küche (2).pdf', 'Plan Küche (2).pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    ['rechnung.pdf.exe', 'rechnung_pdf.pdf'],
    ['a\r\nBcc: x@y.z.pdf', 'a_Bcc_ x_y_z.pdf'],
    ['\u202efdp.exe', '_fdp.pdf'],
    ['a\u0000.pdf', 'a_.pdf'],
    ['x'.repeat(500), `${'x'.repeat(80)}.pdf`],
  ])('%j goes on as %j', (name, safe) => expect(safeFileName(name, pdf)).toBe(safe));
});
