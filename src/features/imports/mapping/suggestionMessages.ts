import { defineMessages } from '#i18n/defineMessages';
import { mappingMessages } from './mappingMessages';

/** Messages about how sure a suggested mapping is, by certainty and by what it rests on. */
export const suggestionMessages = defineMessages({
  heading: { id: 'imports.suggestion.heading', defaultMessage: 'Suggestion' },
  changed: { id: 'imports.suggestion.changed', defaultMessage: 'Changed by you' },
  CERTAIN: { id: 'imports.suggestion.certain', defaultMessage: 'Certain' },
  LIKELY: { id: 'imports.suggestion.likely', defaultMessage: 'Likely' },
  GUESS: { id: 'imports.suggestion.guess', defaultMessage: 'Guess' },
  LAYOUT: { id: 'imports.suggestion.layout', defaultMessage: 'Known column of this layout' },
  HEADER: { id: 'imports.suggestion.header', defaultMessage: 'Header matches' },
  HEADER_AND_VALUES: { id: 'imports.suggestion.headerAndValues', defaultMessage: 'Header and values match' },
  SIMILAR_HEADER: { id: 'imports.suggestion.similarHeader', defaultMessage: 'Similar header' },
  VALUES: { id: 'imports.suggestion.values', defaultMessage: 'Values match' },
  ROWS: { id: 'imports.suggestion.rows', defaultMessage: 'Based on which rows are variants' },
  NO_FIELD: { id: 'imports.suggestion.noField', defaultMessage: 'No field has this header' },
  BETTER_COLUMN: { id: 'imports.suggestion.betterColumn', defaultMessage: 'Another column matches better' },
  CONTRADICTED: { id: 'imports.suggestion.contradicted', defaultMessage: 'Values don’t match the header' },
  EMPTY: mappingMessages.noSamples,
  INTERNAL: { id: 'imports.suggestion.internal', defaultMessage: 'Not for buyers' },
  NOT_APPLIED: { id: 'imports.suggestion.notApplied', defaultMessage: 'No field can hold it' },
});
