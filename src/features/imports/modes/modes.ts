import type { EmptyCells, ImportWrite, MissingProducts, ProductMatch } from '#graphql/types.generated';

/** How an import treats what the catalog has already. */
export interface ImportModes {
  write: ImportWrite;
  matchBy: ProductMatch;
  emptyCells: EmptyCells;
  missingProducts: MissingProducts;
}

/** The values of each setting, in the order in which they are offered. */
export const modeValues: { [Setting in keyof ImportModes]: readonly ImportModes[Setting][] } = {
  write: ['CREATE_AND_UPDATE', 'CREATE_ONLY', 'UPDATE_ONLY'],
  matchBy: ['SKU', 'LENIENT_SKU', 'REFERENCE', 'LENIENT_REFERENCE'],
  emptyCells: ['KEEP', 'CLEAR'],
  missingProducts: ['LEAVE', 'DRAFT', 'ARCHIVE'],
};

/** The settings, in the order in which they are shown. */
export const modeSettings = ['write', 'matchBy', 'emptyCells', 'missingProducts'] as const;

/** What an import does unless someone says otherwise; empty cells depend on the layout. */
export function getDefaultModes({ emptyCells }: Pick<ImportModes, 'emptyCells'>): ImportModes {
  return { write: 'CREATE_AND_UPDATE', matchBy: 'SKU', emptyCells, missingProducts: 'LEAVE' };
}

/** The settings of an import: those of a draft or a profile, and the defaults. */
export function getModes(given: Partial<ImportModes>, layout: Pick<ImportModes, 'emptyCells'>): ImportModes {
  const { write, matchBy, emptyCells, missingProducts } = { ...getDefaultModes(layout), ...given };
  return {
    write,
    matchBy,
    emptyCells,
    // An import that only creates products must not change others.
    missingProducts: write === 'CREATE_ONLY' ? 'LEAVE' : missingProducts,
  };
}

/** Whether two imports treat the catalog the same way. */
export function isSameModes(a: ImportModes, b: ImportModes): boolean {
  return modeSettings.every((setting) => a[setting] === b[setting]);
}
