import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { lineAbove } from '../layout/lines';
import { messages } from '../messages';
import { matchingSelection, noSelection, selectedCount } from '../filter/selection';
import type { TableSelection } from './tableTypes';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 4,
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineAbove,
  },
  count: { ...typographyStyles.body1Strong, marginInlineEnd: tokens.spacingHorizontalXS },
});

/** Shown below the rows while some are selected: their number, selecting all matching rows, and actions. */
export function SelectionBar({ value, onChange, actions, total }: TableSelection & { total: number }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const count = selectedCount(value, total);
  if (count === 0) return null;
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        {formatMessage(messages.selected, { count })}
      </span>
      {count < total && (
        <Button appearance="subtle" onClick={() => onChange(matchingSelection)}>
          {formatMessage(messages.selectMatching, { total })}
        </Button>
      )}
      {actions}
      <Button
        appearance="subtle"
        icon={<Dismiss16Regular />}
        aria-label={formatMessage(messages.clearSelection)}
        onClick={() => onChange(noSelection)}
      />
    </div>
  );
}
