import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { messages } from './messages';
import type { PaletteEntry } from './paletteEntry';
import { PaletteList } from './PaletteList';
import { usePaletteGroups } from './usePaletteGroups';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground3,
  },
  input: {
    ...typographyStyles.body2,
    flexGrow: 1,
    minWidth: 0,
    height: '36px',
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    outlineStyle: 'none',
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
  note: {
    ...typographyStyles.body1,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground3,
  },
});

/** The new position for each key in a list of `count` entries. */
const moves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * The search field of the palette with its results. It is fully operable by keyboard (WAI-ARIA: combobox with a list
 * box).
 */
export function PaletteBox({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  const { takeTypedAhead } = useQuickAccess();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { groups, isLoading, hasFailed, remember } = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ id }) => id === pointedId) ?? entries[0];

  const choose = (entry: PaletteEntry) => {
    remember(entry);
    onClose();
    if (entry.to === undefined) entry.onChoose?.();
    else navigate(entry.to);
  };
  const chooseFirst = useEffectEvent(() => {
    if (active) choose(active);
  });
  // When the user types fast and presses Enter, the choice must apply to the results for the full text, not for its
  // beginning.
  const isReady = isChoosing && !isLoading;
  useEffect(() => {
    if (isReady) chooseFirst();
  }, [isReady]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves[event.key];
    if (move && entries.length > 0) {
      event.preventDefault();
      setPointedId(entries[move(active ? entries.indexOf(active) : -1, entries.length)]?.id ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (pointedId === null && isLoading) setIsChoosing(true);
      else if (active) choose(active);
    }
  };

  return (
    <>
      <div className={styles.head}>
        <Search20Regular aria-hidden="true" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${entries.indexOf(active)}`}
          aria-label={formatMessage(messages.title)}
          placeholder={formatMessage(messages.placeholder)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onFocus={() => setTyped(typed + takeTypedAhead())}
          onChange={(event) => {
            setTyped(event.target.value);
            setPointedId(null);
            setIsChoosing(false);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={formatMessage(messages.close)}
          onClick={onClose}
        />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        active={active}
        count={typed.trim() && !isLoading ? entries.length : null}
        onPoint={({ id }) => setPointedId(id)}
        onChoose={choose}
      />
      {hasFailed && <p className={styles.note}>{formatMessage(messages.failed)}</p>}
      {entries.length === 0 && !isLoading && !hasFailed && (
        <p className={styles.note}>{formatMessage(messages.nothing, { q: typed.trim() })}</p>
      )}
    </>
  );
}
