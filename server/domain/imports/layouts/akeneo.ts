import type { DefaultTarget, Layout } from '../layout';
import { readScopedHeader } from '../mapping/headers/scopedHeader';
import { createMetricReader, isUnitColumn } from './metrics';
import { createModelGroups } from './modelGroups';
import { PIM_DIALECT, PIM_TARGETS, toPimTarget } from './pimFields';
import { columnOn } from './rowKeys';

/** Links to other products and groups: `X_SELL-products`, `PACK-product_models`, `PACK-products-quantity`. */
const ASSOCIATION = /-(?:groups|products|product_models)(?:-quantity)?$/i;

/** What a code stands for: attributes have no hyphen in their code, so what follows one is a language or a channel. */
const SUFFIXED = /^([^-]+)-(.+)$/;

const LOCALE = /^[a-z]{2,3}_[A-Z]{2}(?:-|$)/;

const targets: Readonly<Record<string, DefaultTarget>> = {
  ...PIM_TARGETS,
  identifier: 'sku',
  code: 'sku',
  uuid: 'externalReference',
  family: 'family',
  'family variant': null,
  enabled: 'status',
  groups: null,
};

const otherTarget = (header: string): DefaultTarget => {
  if (ASSOCIATION.test(header)) return null;
  if (isUnitColumn(header)) return 'attributes';
  const [, code, suffix = ''] = SUFFIXED.exec(header) ?? [];
  if (code === undefined) return toPimTarget(targets, header, header);
  if (!LOCALE.test(suffix)) return toPimTarget(targets, code, header);
  // Only texts can differ between languages here, so other values are read from the first language that has one.
  const isLanguage = readScopedHeader(header, { locales: [], channels: [] })?.tag != null;
  const target = isLanguage ? toPimTarget(targets, code, header) : null;
  return target === 'variantName' ? null : target;
};

/**
 * Akeneo’s files of products and product models, which can be one file. A product is a row without a parent, its
 * variants are those below it, over two levels.
 */
export const akeneo: Layout = {
  code: 'AKENEO',
  name: 'Akeneo',
  signature: [
    ['sku', 'identifier', 'uuid', 'code'],
    ['family', 'family variant'],
    ['enabled', 'groups', 'family variant'],
  ],
  targets,
  otherTarget,
  dialect: PIM_DIALECT,
  isShared: () => true,
  makesSkus: false,
  hasVariantOnEachRow: false,
  spread: (columns, mapping) => {
    const codeOn = columnOn(columns, 'code');
    const familyVariantOn = columnOn(columns, 'family variant');
    const attributes = createMetricReader(mapping);
    return createModelGroups(columns, mapping, {
      dialect: PIM_DIALECT,
      isModel: (row) => codeOn(row) !== '' || familyVariantOn(row) !== '',
      ...(attributes && { attributes }),
    });
  },
};
