import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';

/** Messages about texts in several languages and for several channels. */
export const languageMessages = defineMessages({
  languageOf: { id: 'imports.language.of', defaultMessage: 'Language of {column}' },
  channelOf: { id: 'imports.language.channelOf', defaultMessage: 'Channel of {column}' },
  defaultLanguage: { id: 'imports.language.default', defaultMessage: 'Default: {language}' },
  allChannels: commonMessages.allChannels,
  ofFile: { id: 'imports.language.ofFile', defaultMessage: 'This file' },
  others: { id: 'imports.language.others', defaultMessage: 'Other languages' },
  lacking: {
    id: 'imports.language.lacking',
    defaultMessage:
      'The catalog doesn’t have the language {language}. {count, plural, one {The column} other {The columns}} {columns} {count, plural, one {contains} other {contain}} texts in it.',
  },
  add: { id: 'imports.language.add', defaultMessage: 'Add {language} to the catalog with this import' },
  leaveOut: { id: 'imports.language.leaveOut', defaultMessage: 'Don’t import texts in {language}' },
  channelLacking: {
    id: 'imports.channel.lacking',
    defaultMessage:
      'The catalog doesn’t have the channel {channel}. {count, plural, one {The column} other {The columns}} {columns} {count, plural, one {contains} other {contain}} texts or prices for it.',
  },
  channelLeaveOut: { id: 'imports.channel.leaveOut', defaultMessage: 'Don’t import texts or prices for {channel}' },
  rowsHeading: { id: 'imports.language.rows', defaultMessage: 'Languages of rows' },
  rowsText: {
    id: 'imports.language.rows.text',
    defaultMessage:
      'The column {column} says which language the texts of a row are in. Texts of rows without a language are skipped.',
  },
  rowCount: { id: 'imports.language.rows.count', defaultMessage: '{count, plural, one {# row} other {# rows}}' },
  rowsSkipped: { id: 'imports.language.rows.skipped', defaultMessage: 'Skip these texts' },
});
