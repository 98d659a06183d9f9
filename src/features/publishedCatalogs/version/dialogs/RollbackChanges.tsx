import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { TextLink } from '#ui/text/TextLink';
import { versionMessages } from '../versionMessages';
import { useRollbackChangesQuery } from './RollbackChanges.generated';

const useStyles = makeStyles({
  // Reserves the line for the counts, which load after the dialog has opened.
  text: { margin: 0, minHeight: '1lh' },
});

export interface RollbackChangesProps {
  /** Id of the version to roll back to. */
  id: string;
  current: { id: string; version: number };
}

/** How many products a rollback changes in comparison with the current version, with a link to the changes. */
export function RollbackChanges({ id, current }: RollbackChangesProps) {
  const { formatMessage } = useIntl();
  const summary = useRollbackChangesQuery({ variables: { id, current: current.id } }).data?.publishedCatalog.diff
    .summary;
  const isSame = summary && summary.added + summary.changed + summary.removed === 0;
  return (
    <p className={useStyles().text} role="status">
      {summary &&
        (isSame
          ? formatMessage(versionMessages.rollbackSame, { version: current.version })
          : formatMessage(versionMessages.rollbackChanges, { version: current.version, ...summary }))}{' '}
      {summary && !isSame && (
        <TextLink to={href(paths.publishedCatalogDetail, { versionId: id }, { tab: 'changes', before: current.id })}>
          {formatMessage(versionMessages.rollbackCompare)}
        </TextLink>
      )}
    </p>
  );
}
