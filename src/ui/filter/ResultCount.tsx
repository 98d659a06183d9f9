import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { defineMessages } from '#i18n/defineMessages';

/** The number of results, apart from `listMessages` because the first screen does not need it. */
const resultMessages = defineMessages({
  results: {
    id: 'ui.list.results',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
});

/**
 * Tells screen readers how many results a search has; null while there is no search, or no result yet. It is always on
 * the page, because they announce only what changes in an element that they know.
 */
export function ResultCount({ count }: { count: number | null }) {
  const { formatMessage } = useIntl();
  return (
    <VisuallyHidden role="status">{count !== null && formatMessage(resultMessages.results, { count })}</VisuallyHidden>
  );
}
