import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Fragment, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { localStore } from '#lib/browserStorage';
import { KeyCombination } from './KeyCombination';
import { messages } from './messages';
import { hasSingleKeys, setSingleKeys } from './shortcutList';
import { useAvailableShortcuts, type AvailableShortcut } from './useAvailableShortcuts';

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  list: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: `0 0 ${tokens.spacingVerticalL}`,
  },
  keys: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, margin: 0 },
  word: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The available actions, each with all of its keys. */
function getWays(shortcuts: readonly AvailableShortcut[]) {
  const ways = new Map<string, { label: MessageDescriptor; keys: AvailableShortcut['keys'][] }>();
  for (const { keys, label } of shortcuts) {
    const known = ways.get(String(label.id));
    if (known) known.keys.push(keys);
    else ways.set(String(label.id), { label, keys: [keys] });
  }
  return [...ways];
}

export interface ShortcutSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keyboard shortcuts that work everywhere in the app. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const ways = getWays(useAvailableShortcuts());
  const [isOn, setIsOn] = useState(() => hasSingleKeys(localStore));
  const change = () => {
    setSingleKeys(localStore, !isOn);
    setIsOn(!isOn);
  };
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={
              <Button
                appearance="subtle"
                icon={<Dismiss20Regular />}
                aria-label={formatMessage(messages.close)}
                onClick={onClose}
              />
            }
          >
            {formatMessage(messages.title)}
          </DialogTitle>
          <DialogContent>
            <dl className={styles.list}>
              {ways.map(([id, { label, keys }]) => (
                <Fragment key={id}>
                  <dt>{formatMessage(label)}</dt>
                  <dd className={styles.keys}>
                    {keys.map((way, place) => (
                      <Fragment key={way.join(' ')}>
                        {place > 0 && <span className={styles.word}>{formatMessage(messages.or)}</span>}
                        <KeyCombination keys={way} />
                      </Fragment>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
            <Checkbox label={formatMessage(messages.singleKeys)} checked={isOn} onChange={change} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
