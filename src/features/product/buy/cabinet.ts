import type { Fit } from '#features/catalog/product-attributes.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';

/** What a waste system needs around it, for people and for the configurator. */
export interface Cabinet {
  /** «Schrank 550 mm breit, innen ab 455 mm hoch und 482 mm tief» */
  needs: string;
  /** The smallest cabinet that it goes into, as the configurator is asked it. */
  configuratorQuery: Record<string, string>;
}

/** Null for what fits everywhere or does not say what it needs. */
export function cabinetOf(locale: Locale, t: Words<'configurator'>, fit: Fit | null): Cabinet | null {
  if (!fit) return null;
  const { minInstallationHeightMm: height, minInstallationDepthMm: depth, minWidthMm } = fit;
  const widths = fit.bodyWidthsMm.length > 0 ? fit.bodyWidthsMm : minWidthMm === null ? [] : [minWidthMm];
  if (widths.length === 0 || height === null || depth === null) return null;
  const mm = (value: number) => formatNumber(locale, value, 0);
  const key = fit.bodyWidthsMm.length > 0 ? 'needsCabinet' : 'needsRoom';
  return {
    needs: t(key, { widths: widths.map(mm).join(' / '), height: mm(height), depth: mm(depth) }),
    configuratorQuery: measuresOf({
      type: fit.systemTypes[0],
      bodyWidth: widths[0],
      bodyHeight: fit.minBodyHeightMm,
      installationHeight: height,
      installationDepth: depth,
      bodyDepth: fit.minBodyDepthMm,
      sideWall: fit.sideWallMm[0],
    }),
  };
}

/** What it does not say is left to the configurator. */
const measuresOf = (all: Record<string, string | number | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).flatMap(([id, value]) => (value ? [[id, String(value)]] : [])));
