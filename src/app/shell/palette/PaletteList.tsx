import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowEnterLeft20Regular } from '@fluentui/react-icons/svg/arrow-enter-left';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { mirrored } from '#ui/layout/mirrored';
import { ResultCount } from '#ui/filter/ResultCount';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { messages } from './messages';
import { groupLimit, type PaletteEntry, type PaletteGroup } from './paletteEntry';

const useStyles = makeStyles({
  list: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS}`,
  },
  group: { paddingBlock: tokens.spacingVerticalXS },
  heading: {
    ...typographyStyles.caption1Strong,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
  },
  option: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    '& svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    '& svg': { color: tokens.colorBrandForeground2 },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  label: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: {
    ...typographyStyles.caption1,
    flexShrink: 1,
    minWidth: '64px',
    maxWidth: '45%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  enter: { marginInlineStart: 'auto', ...mirrored },
});

export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The entry that Enter selects. */
  active: PaletteEntry | undefined;
  /** The number of entries, announced to screen readers once it is known. */
  count: number | null;
  onPoint: (entry: PaletteEntry) => void;
  onChoose: (entry: PaletteEntry) => void;
}

/** The palette entries by group, with the active one highlighted. The focus stays in the field above. */
export function PaletteList({ id, groups, active, count, onPoint, onChoose }: PaletteListProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const listRef = useRef<HTMLDivElement>(null);
  const entries = groups.flatMap((group) => group.entries);
  const isLimited = groups.some((group) => group.entries.length === groupLimit);
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active?.id]);
  return (
    <>
      <div ref={listRef} id={id} role="listbox" className={styles.list} aria-label={formatMessage(messages.results)}>
        {groups.map(({ id: groupId, heading, entries: shown }) => (
          <div key={groupId} role="group" className={styles.group} aria-labelledby={`${id}-${groupId}`}>
            <div id={`${id}-${groupId}`} role="presentation" className={styles.heading}>
              {heading}
            </div>
            {shown.map((entry) => {
              const { id: entryId, label, note, icon: Icon } = entry;
              const isActive = entryId === active?.id;
              return (
                // The field handles the keys: a list box with an active descendant never has the focus itself.
                <div
                  key={entryId}
                  id={`${id}-${entries.indexOf(entry)}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isActive}
                  className={mergeClasses(styles.option, isActive && styles.active)}
                  onPointerMove={() => !isActive && onPoint(entry)}
                  // Pressing an entry must not take the focus from the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(entry)}
                  onKeyDown={(event) => event.key === 'Enter' && onChoose(entry)}
                >
                  <Icon fontSize={20} aria-hidden="true" />
                  <span className={styles.label}>{label}</span>
                  {note !== undefined && <span className={styles.note}>{note}</span>}
                  {isActive && <ArrowEnterLeft20Regular className={styles.enter} aria-hidden="true" />}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <ResultCount count={count} />
      <VisuallyHidden role="status">
        {count !== null && isLimited && formatMessage(messages.limited, { limit: groupLimit })}
      </VisuallyHidden>
    </>
  );
}
