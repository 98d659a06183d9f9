import { defineMessages } from '#i18n/defineMessages';

/** Messages of the settings for what the catalog has already. */
export const modeHints = defineMessages({
  heading: { id: 'imports.modes.heading', defaultMessage: 'How to import' },
  change: { id: 'imports.modes.change', defaultMessage: 'Change settings' },
  write: {
    id: 'imports.modes.write.hint',
    defaultMessage: 'Products that aren’t created or updated are skipped and listed.',
  },
  matchBy: {
    id: 'imports.modes.matchBy.hint',
    defaultMessage: 'How a product in the file is found in the catalog. The external reference needs a column.',
  },
  emptyCells: {
    id: 'imports.modes.emptyCells.hint',
    defaultMessage: 'What an empty cell does to an existing product. Default for this layout: {value}',
  },
  missingProducts: {
    id: 'imports.modes.missing.hint',
    defaultMessage:
      'What happens to products of the catalog that the file doesn’t have. Nothing if products in the file have errors, or if none of them is in the catalog.',
  },
});
