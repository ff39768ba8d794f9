import { SHARE_SIZE } from '#values/share-picture.ts';

/** The band below everything, in pixels: its upper edge is the line on which words and things stand. */
export const BAND = 44;

/** The picture, at the right of the words. */
export const PANEL = { width: 388, height: SHARE_SIZE.height - BAND };

/** How far words stand from the edges and from the picture. */
export const MARGIN = 40;

/** The numbers of the look (styles/tokens.css, light) as sharp understands them. */
export const COLOURS = { page: '#ffffff', stage: '#ebeff1', ink: '#152025', lines: '#404d52', enamel: '#0e3f2c' };
