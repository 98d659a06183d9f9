import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { columnMessages as messages } from './columnMessages';

const useStyles = makeStyles({
  chip: { maxWidth: '100%' },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  faulty: {
    color: tokens.colorStatusDangerForeground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
});

export interface FilterChipProps {
  /** What it filters by. */
  filter: string;
  /** Why the server refuses it. */
  fault?: string | undefined;
  onRemove: () => void;
}

/** A filter in a list of them, with a button that removes it. */
export function FilterChip({ filter, fault, onRemove }: FilterChipProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <li className={styles.chip}>
      <Button
        size="small"
        shape="circular"
        className={mergeClasses(styles.chip, fault !== undefined && styles.faulty)}
        icon={<Dismiss12Regular />}
        iconPosition="after"
        aria-label={formatMessage(messages.removeChip, { filter })}
        aria-description={fault}
        title={fault ?? filter}
        onClick={onRemove}
      >
        <span className={styles.text} dir="auto">
          {filter}
        </span>
      </Button>
    </li>
  );
}
