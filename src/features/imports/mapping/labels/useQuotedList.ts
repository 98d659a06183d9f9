import { useIntl } from 'react-intl';
import { mappingMessages } from '../mappingMessages';

/** Returns a function that lists names in a sentence, each in quotation marks of the user's language. */
export function useQuotedList(): (names: readonly string[]) => string {
  const { formatList, formatMessage } = useIntl();
  return (names) => formatList(names.map((name) => formatMessage(mappingMessages.quoted, { name })));
}
