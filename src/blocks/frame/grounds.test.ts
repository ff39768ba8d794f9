import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rgb = [number, number, number];

const css = readFileSync('src/styles/tokens.css', 'utf8').replace(/\s+/g, ' ');

/** The numbers of a token: light and dark, or one for both. */
function token(name: string): { light: Rgb; dark: Rgb; alpha: number } {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? '';
  const numbers = [...value.matchAll(/oklch\(([^)]+)\)/g)].map(([, channels = '']) =>
    channels.split(/[\s/]+/).map(Number),
  );
  const [light = [], dark = light] = numbers;
  return { light: linear(light), dark: linear(dark), alpha: light[3] ?? 1 };
}

/** OKLCH to linear sRGB (Ottosson 2020), cut to what a screen can show. */
function linear([lightness = 0, chroma = 0, hue = 0]: number[]): Rgb {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (part: number) => Math.min(Math.max(part, 0), 1);
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['page', 'stage', 'sunk'])(
  'Words, soft words and links are read on the ground %s, by day and by night',
  (ground) => {
    for (const words of ['ink', 'ink-2', 'action'])
      for (const mode of ['light', 'dark'] as const)
        expect(contrast(token(words)[mode], token(ground)[mode]), `${words}, ${mode}`).toBeGreaterThanOrEqual(4.5);
  },
);

test('The green band has the dark words, by day too', () => {
  for (const words of ['ink', 'ink-2', 'action'])
    for (const mode of ['light', 'dark'] as const)
      expect(contrast(token(words).dark, token('enamel')[mode]), `${words}, ${mode}`).toBeGreaterThanOrEqual(4.5);
});

test('Words are read on a white picture through its veil, and large figures too', () => {
  const veil = token('veil-deep');
  const encode = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
  const decode = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const over = veil.light.map((part) => decode(encode(part) * veil.alpha + (1 - veil.alpha))) as Rgb;
  expect(contrast(token('ink').dark, over)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(token('action').dark, over)).toBeGreaterThanOrEqual(3);
});
