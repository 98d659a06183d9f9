import { defineMessages } from '#i18n/defineMessages';

/** Messages for numbers without a unit. */
export const unitMessages = defineMessages({
  lacking: {
    id: 'imports.unit.lacking',
    defaultMessage:
      '{count, plural, one {The column} other {The columns}} {columns} {count, plural, one {has} other {have}} numbers without a unit. Select the unit that the file uses.',
  },
  unit: { id: 'imports.unit.label', defaultMessage: 'Unit in the file' },
  none: { id: 'imports.unit.none', defaultMessage: 'Select a unit' },
  suggested: { id: 'imports.unit.suggested', defaultMessage: '{unit} (suggested)' },
});
