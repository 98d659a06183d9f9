import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useIntl } from 'react-intl';
import { lineAbove } from '../layout/lines';
import { textStart } from '../layout/textAlign';
import { listMessages } from './listMessages';
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
  // Without a strip below the rows.
  empty: { height: 0, overflow: 'hidden' },
  // On phones, all actions are in one line, which scrolls.
  actions: {
    display: 'contents',
    '@media (max-width: 599.98px)': {
      display: 'flex',
      order: 1,
      columnGap: tokens.spacingHorizontalS,
      width: '100%',
      overflowX: 'auto',
      // So that the outlines of focused buttons are not cut.
      padding: '2px',
      margin: '-2px',
      scrollbarWidth: 'thin',
      '& > *': { flexShrink: 0, whiteSpace: 'nowrap' },
    },
  },
  // On phones, the button that clears the selection stays in the line before the actions.
  all: {
    '@media (max-width: 599.98px)': {
      flex: '1 1 0',
      justifyContent: 'flex-start',
      minWidth: 0,
      paddingInline: tokens.spacingHorizontalXS,
      ...textStart,
    },
  },
  count: { ...typographyStyles.body1Strong, marginInlineEnd: tokens.spacingHorizontalXS },
});

/** Shown below the rows while some are selected: their number, selecting all matching rows, and actions. */
export function SelectionBar({ value, onChange, actions, total }: TableSelection & { total: number }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const count = selectedCount(value, total);
  return (
    <div className={count > 0 ? styles.bar : styles.empty}>
      {/* Always there, because screen readers announce only what changes in an element that they know. */}
      <span role="status" className={styles.count}>
        {count > 0 && formatMessage(listMessages.selected, { count })}
      </span>
      {count > 0 && (
        <>
          <Button
            appearance="subtle"
            className={styles.all}
            disabledFocusable={count >= total}
            onClick={() => onChange(matchingSelection)}
          >
            {formatMessage(listMessages.selectMatching, { total })}
          </Button>
          <div className={styles.actions}>{actions}</div>
          <Button
            appearance="subtle"
            icon={<Dismiss16Regular />}
            aria-label={formatMessage(listMessages.clearSelection)}
            onClick={({ currentTarget }) => {
              // The bar disappears.
              currentTarget.closest('div')?.parentElement?.querySelector<HTMLElement>('[role="region"]')?.focus();
              onChange(noSelection);
            }}
          />
        </>
      )}
    </div>
  );
}
