import type { LayoutCode } from '../../types.generated';
import { headerKey, ISSUES_COLUMN } from '../../records/headerKey';
import type { Layout } from './layout';
import { headerSimilarity } from './mapping/headers/headerMatch';
import { akeneo } from './layouts/akeneo';
import { catalogManager } from './layouts/catalogManager';
import { custom } from './layouts/custom';
import { googleMerchant } from './layouts/googleMerchant';
import { magento } from './layouts/magento/magento';
import { medusa } from './layouts/medusa';
import { shopify } from './layouts/shopify';
import { unopim } from './layouts/unopim';
import { vendure } from './layouts/vendure';
import { woocommerce } from './layouts/woocommerce';

/** All known layouts by code. */
export const LAYOUTS: Readonly<Record<LayoutCode, Layout>> = {
  CATALOG_MANAGER: catalogManager,
  SHOPIFY: shopify,
  WOOCOMMERCE: woocommerce,
  MAGENTO: magento,
  VENDURE: vendure,
  MEDUSA: medusa,
  AKENEO: akeneo,
  UNOPIM: unopim,
  GOOGLE_MERCHANT: googleMerchant,
  CUSTOM: custom,
};

/** How well a layout matches, 0 to 1. */
export interface LayoutScore {
  code: LayoutCode;
  name: string;
  confidence: number;
}

const round = (share: number) => Math.round(share * 100) / 100;

/**
 * The confidence is 0.7 or more for a layout whose signature is complete, by the share of known headers; 0.3 to 0.6 for
 * a custom mapping, by the share of headers that resemble fields; and lower for a layout with an incomplete signature.
 */
const getConfidence = (
  { code, signature, targets, readLanguageHeader }: Layout,
  columns: readonly string[],
): number => {
  if (code === 'CUSTOM') return round(0.3 + 0.3 * headerSimilarity(columns));
  const keys = columns.map((column) => headerKey(readLanguageHeader?.(column)?.rest ?? column));
  const found = signature.filter((alternatives) => alternatives.some((key) => keys.includes(key))).length;
  if (found < signature.length) return round((0.25 * found) / signature.length);
  return round(0.7 + (0.3 * keys.filter((key) => Object.hasOwn(targets, key)).length) / keys.length);
};

/** All layouts with their match for the headers, best first. */
export function rankLayouts(columns: readonly string[]): LayoutScore[] {
  const named = columns.filter((column) => column !== ISSUES_COLUMN);
  return Object.values(LAYOUTS)
    .map((layout) => ({ code: layout.code, name: layout.name, confidence: getConfidence(layout, named) }))
    .sort((a, b) => b.confidence - a.confidence);
}
