import { useIntl } from 'react-intl';
import { Notice } from '../../ui/state/Notice';
import { issueMessages as messages } from './issueMessages';

/** Props of `OmittedIssues`. */
export interface OmittedIssuesProps {
  /** The result of a query for a job’s issues; undefined while it loads. */
  page: { totalDocs: number; omitted: number } | undefined;
  /** Whether all rows with errors can be downloaded. */
  hasFile: boolean;
}

/** Says how many of a job’s issues are listed, if not all are. */
export function OmittedIssues({ page, hasFile }: OmittedIssuesProps) {
  const { formatMessage } = useIntl();
  if (!page || page.omitted === 0) return null;
  const counts = { listed: page.totalDocs, count: page.totalDocs + page.omitted };
  return (
    <Notice tone="info">
      {formatMessage(hasFile ? messages.omittedIssuesInFile : messages.omittedIssues, counts)}
    </Notice>
  );
}
