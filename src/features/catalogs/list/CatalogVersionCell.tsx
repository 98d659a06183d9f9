import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { StatusBadge } from '#ui/text/StatusBadge';
import { messages } from '../messages';

const useStyles = makeStyles({
  version: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXXS,
  },
  none: { color: tokens.colorNeutralForeground3 },
});

export interface CatalogVersionCellProps {
  /** null if nothing is published. */
  version: number | null;
  hasChanges: boolean;
}

/** The current version, and whether the products have changed since. */
export function CatalogVersionCell({ version, hasChanges }: CatalogVersionCellProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (version === null) return <span className={styles.none}>{formatMessage(messages.notPublished)}</span>;
  return (
    <span className={styles.version}>
      {formatMessage(messages.versionNumber, { version })}
      {hasChanges && <StatusBadge tone="warning" label={formatMessage(messages.changed)} />}
    </span>
  );
}
