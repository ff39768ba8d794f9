import type { Fit } from '#features/catalog/product-attributes.ts';
import type { Row } from '#features/product/measures/technical.ts';
import { formatMm } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Words } from '#i18n/words.ts';

/** What a cabinet must offer, as a table: widths that fit as a list, the rest as least measures in millimetres. */
export function needsOf(locale: Locale, t: Words<'documents'>, fit: Fit): Row[] {
  const list = (name: string, values: number[]): Row[] =>
    values.length > 0 ? [{ name, value: `${values.join(' / ')}\u00A0mm` }] : [];
  const least = (name: string, value: number | null): Row[] =>
    value ? [{ name, value: t('from', { mm: formatMm(locale, value) }) }] : [];
  return [
    ...list(t('bodyWidth'), fit.bodyWidthsMm),
    ...list(t('sideWall'), fit.sideWallMm),
    ...least(t('roomWidth'), fit.minWidthMm),
    ...least(t('bodyHeight'), fit.minBodyHeightMm),
    ...least(t('bodyDepth'), fit.minBodyDepthMm),
    ...least(t('installationHeight'), fit.minInstallationHeightMm),
    ...least(t('installationDepth'), fit.minInstallationDepthMm),
  ];
}
