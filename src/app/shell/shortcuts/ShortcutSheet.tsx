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
import { useIntl } from 'react-intl';
import { keyName } from './keyName';
import { messages } from './messages';
import { hasSingleKeys, setSingleKeys } from './shortcutList';
import { useOfferedShortcuts } from './useOfferedShortcuts';

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
  key: {
    ...typographyStyles.caption1Strong,
    fontFamily: tokens.fontFamilyBase,
    minWidth: '12px',
    padding: `2px ${tokens.spacingHorizontalSNudge}`,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  then: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Props of `ShortcutSheet`. */
export interface ShortcutSheetProps {
  isOpen: boolean;
  onClose(): void;
}

/** The keys that do something anywhere in the app. */
export function ShortcutSheet({ isOpen, onClose }: ShortcutSheetProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const shortcuts = useOfferedShortcuts();
  const [isOn, setIsOn] = useState(() => hasSingleKeys(window.localStorage));
  const change = () => {
    setSingleKeys(window.localStorage, !isOn);
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
              {shortcuts.map(({ keys, label }) => (
                <Fragment key={keys.join(' ')}>
                  <dt>{formatMessage(label)}</dt>
                  <dd className={styles.keys}>
                    {keys.map((key, place) => (
                      <Fragment key={key}>
                        {place > 0 && keys[0] !== 'Mod' && (
                          <span className={styles.then}>{formatMessage(messages.then)}</span>
                        )}
                        <kbd className={styles.key}>{keyName(key)}</kbd>
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
