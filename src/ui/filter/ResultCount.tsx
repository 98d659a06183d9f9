import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { resultMessages } from './resultMessages';

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
