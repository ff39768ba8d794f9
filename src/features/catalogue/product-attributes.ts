import type { Product } from '#store-api/contract/product.ts';

/** Custom fields of a product; a shop without them shows a page without those parts. */
export interface ProductAttributes {
  /** `raclette`, `x-line` …: names its drawing. */
  family: string;
  /** `device`, `system`, `accessory`, `consumable`, `spare-part`, `download`. */
  kind: string;
  /** Id of the picture that the product will have. */
  picture: string;
  /** One line under the name. */
  claim: string;
  features: string[];
  documents: { kind: string; title: string }[];
  /** Its bins; without an article number where they are not sold separately. */
  containers: { litres: number; count: number; article?: string }[];
  guaranteeYears: number;
  /** Article numbers of the systems, bins or devices that it belongs to. */
  fits: string[];
  /** Article numbers of the products that it is a spare part of. */
  sparePartOf: string[];
  /** The cabinet that a waste system needs, in millimeters. */
  fit: Fit | null;
}

export interface Fit {
  /** `pull-out`, `existing-pull-out`, `swing-door`, `freestanding`. */
  systemTypes: string[];
  bodyWidthsMm: number[];
  sideWallMm: number[];
  minBodyDepthMm: number | null;
  minBodyHeightMm: number | null;
  minWidthMm: number | null;
  minInstallationHeightMm: number | null;
  minInstallationDepthMm: number | null;
  maxInstallationDepthMm: number | null;
  loadKg: number | null;
}

export function productAttributesOf(product: Product): ProductAttributes {
  const fields = product.customFields;
  return {
    family: text(fields.hof_family),
    kind: text(fields.hof_kind),
    picture: text(fields.hof_picture),
    claim: text(fields.hof_claim),
    features: list(fields.hof_features).filter((feature) => typeof feature === 'string'),
    documents: list(fields.hof_documents)
      .map(map)
      .map(({ kind, title }) => ({ kind: text(kind), title: text(title) })),
    containers: list(fields.hof_containers)
      .map(map)
      .map(({ litres, count, article }) => ({
        ...{ litres: number(litres) ?? 0, count: number(count) ?? 0 },
        ...(typeof article === 'string' && { article }),
      }))
      .filter(({ litres, count }) => litres > 0 && count > 0),
    guaranteeYears: number(fields.hof_guarantee_years) ?? 0,
    fits: list(fields.hof_fits).filter((one) => typeof one === 'string'),
    sparePartOf: list(fields.hof_spare_part_of).filter((one) => typeof one === 'string'),
    fit: fields.hof_fit ? fitIn(map(fields.hof_fit)) : null,
  };
}

const fitIn = (fit: Fields): Fit => ({
  systemTypes: list(fit.systemType).filter((one) => typeof one === 'string'),
  bodyWidthsMm: numbers(fit.bodyWidthsMm),
  sideWallMm: numbers(fit.sideWallMm),
  minBodyDepthMm: number(fit.minBodyDepthMm),
  minBodyHeightMm: number(fit.minBodyHeightMm),
  minWidthMm: number(fit.minWidthMm),
  minInstallationHeightMm: number(fit.minInstallationHeightMm),
  minInstallationDepthMm: number(fit.minInstallationDepthMm),
  maxInstallationDepthMm: number(fit.maxInstallationDepthMm),
  loadKg: number(fit.loadKg),
});

type Fields = Record<string, unknown>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const numbers = (value: unknown): number[] => list(value).filter((one) => typeof one === 'number');
const map = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
