import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { NativeCheckbox } from '#ui/control/NativeCheckbox';
import { SearchField } from '#ui/filter/SearchField';
import { EmptyTrash } from './EmptyTrash';
import type { EmailRowFragment } from '../EmailBox.generated';
import type { EmailBoxState } from '../emailBoxParams';
import { narrowList } from '../emailBoxSize';
import { EmailTools } from './EmailTools';
import { messages } from '../messages';
import { ToolButton } from '../ToolButton';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minHeight: '32px',
    padding: tokens.spacingHorizontalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    // The search field fills the available space.
    [narrowList]: { paddingInline: tokens.spacingHorizontalXS, '& > :last-child': { flexGrow: 100 } },
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexGrow: 1, minHeight: '32px' },
  count: { ...typographyStyles.body1Strong, marginInlineEnd: tokens.spacingHorizontalS },
});

export interface EmailToolbarProps {
  state: EmailBoxState;
  onChange: SetUrlState<EmailBoxState>;
  /** The emails on the page, and those that are selected. */
  emails: readonly EmailRowFragment[];
  selected: readonly EmailRowFragment[];
  onSelect: (ids: readonly string[]) => void;
  /** Number of emails in the trash. */
  trashCount: number;
}

/** Toolbar of the list: actions for the selected emails, and the search field. */
export function EmailToolbar({ state, onChange, emails, selected, onSelect, trashCount }: EmailToolbarProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const search = useCallback((q: string) => onChange({ q, page: 1 }), [onChange]);
  const count = selected.length;
  const hasTools = can('update', 'Mail') || can('delete', 'Mail');
  return (
    <div className={styles.bar}>
      {hasTools && (
        <NativeCheckbox
          label={formatMessage(messages.selectAll)}
          isChecked={count === 0 ? false : count === emails.length ? true : 'mixed'}
          onChange={(isOn) => onSelect(isOn ? emails.map(({ id }) => id) : [])}
        />
      )}
      <div className={styles.tools}>
        {/* Always there, because screen readers announce only what changes in an element that they know. */}
        <span role="status" dir="auto" className={count > 0 ? styles.count : undefined}>
          {count > 0 && formatMessage(messages.selected, { count })}
        </span>
        {count > 0 && (
          <>
            <EmailTools emails={selected} onRemove={() => onSelect([])} />
            <ToolButton
              icon={<Dismiss20Regular />}
              label={formatMessage(messages.clearSelection)}
              onClick={() => onSelect([])}
            />
          </>
        )}
        {count === 0 && state.view === 'TRASH' && trashCount > 0 && can('delete', 'Mail') && (
          <EmptyTrash count={trashCount} />
        )}
      </div>
      <SearchField label={formatMessage(messages.search)} value={state.q} onChange={search} />
    </div>
  );
}
