import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** How an import treats what the catalog has already: the names of its settings, and their values. */
export const modeMessages = defineMessages({
  write: { id: 'imports.modes.write', defaultMessage: 'Products in the file' },
  CREATE_AND_UPDATE: { id: 'imports.modes.createAndUpdate', defaultMessage: 'Create and update' },
  CREATE_ONLY: { id: 'imports.modes.createOnly', defaultMessage: 'Only create' },
  UPDATE_ONLY: { id: 'imports.modes.updateOnly', defaultMessage: 'Only update' },
  matchBy: { id: 'imports.modes.matchBy', defaultMessage: 'Match products by' },
  SKU: { id: 'imports.modes.sku', defaultMessage: 'SKU, or else external reference' },
  REFERENCE: { id: 'imports.modes.reference', defaultMessage: 'External reference only' },
  LENIENT_SKU: {
    id: 'imports.modes.lenientSku',
    defaultMessage: 'SKU, or else external reference, also if changed by a spreadsheet',
  },
  LENIENT_REFERENCE: {
    id: 'imports.modes.lenientReference',
    defaultMessage: 'External reference only, also if changed by a spreadsheet',
  },
  emptyCells: { id: 'imports.modes.emptyCells', defaultMessage: 'Empty cells' },
  KEEP: { id: 'imports.modes.keep', defaultMessage: 'Keep the value' },
  CLEAR: { id: 'imports.modes.clear', defaultMessage: 'Clear the value' },
  missingProducts: { id: 'imports.modes.missing', defaultMessage: 'Products not in the file' },
  LEAVE: { id: 'imports.modes.leave', defaultMessage: 'Leave as they are' },
  DRAFT: { id: 'imports.modes.draft', defaultMessage: 'Set to draft' },
  ARCHIVE: sharedMessages.archive,
});
