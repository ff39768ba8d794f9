import { createHmac, timingSafeEqual } from 'node:crypto';

/** A picture of another server, in one width and format, as this shop hands it out. */
export interface RemotePicture {
  /** Where it comes from. */
  url: string;
  /** Pixels. */
  width: number;
  format: 'avif' | 'webp';
}

/** Whose pictures this shop hands out under its own address, and the key that signs these addresses. */
export interface RemotePictures {
  /** `https://shop.example` */
  origins: readonly string[];
  key: string;
}

/** What the configuration says of a remote Shopware's pictures. */
interface Settings {
  STORE_API_ENDPOINT?: string | undefined;
  STORE_API_ACCESS_TOKEN?: string | undefined;
  MEDIA_ORIGINS: readonly string[];
}

/** Those of the configured Shopware: at its own origin, and at MEDIA_ORIGINS (a CDN). None with the embedded store. */
export const remotePicturesOf = ({
  STORE_API_ENDPOINT,
  STORE_API_ACCESS_TOKEN,
  MEDIA_ORIGINS,
}: Settings): RemotePictures => ({
  origins: STORE_API_ENDPOINT
    ? [...new Set([STORE_API_ENDPOINT, ...MEDIA_ORIGINS].map((url) => new URL(url).origin))]
    : [],
  key: STORE_API_ACCESS_TOKEN ?? '',
});

/** `/media/remote/<signature>/<its URL in base64url>/<width>.<format>`: nobody can have other addresses fetched or other sizes made. */
export function remotePictureAddress(picture: RemotePicture, key: string): string {
  const url = Buffer.from(picture.url).toString('base64url');
  return `/media/remote/${signature(picture, key)}/${url}/${picture.width}.${picture.format}`;
}

/** Whether an address may be that of a picture of another server. */
export const isRemotePicture = (pathname: string): boolean => pathname.startsWith('/media/remote/');

const ADDRESS = /^\/media\/remote\/([\w-]{22})\/([\w-]{8,3000})\/(\d{2,4})\.(avif|webp)$/;

/** The picture of an address; undefined when this shop has not made the address. */
export function readRemotePicture(pathname: string, key: string): RemotePicture | undefined {
  const [, signed = '', encoded = '', width, format] = ADDRESS.exec(pathname) ?? [];
  const url = Buffer.from(encoded, 'base64url').toString();
  const picture = { url, width: Number(width), format: format as RemotePicture['format'] };
  const isOurs = signed !== '' && timingSafeEqual(Buffer.from(signature(picture, key)), Buffer.from(signed));
  return isOurs ? picture : undefined;
}

/** 22 characters. */
const signature = ({ url, width, format }: RemotePicture, key: string): string =>
  createHmac('sha256', key).update(`${width} ${format} ${url}`).digest('base64url').slice(0, 22);
