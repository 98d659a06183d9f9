import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { keyName } from './keyName';
import { messages } from './messages';
import type { Shortcut } from './shortcutList';

const useStyles = makeStyles({
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
  word: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The keys of a shortcut, as labeled on a keyboard. */
export function KeyCombination({ keys }: Pick<Shortcut, 'keys'>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && keys[0] !== 'Mod' && <span className={styles.word}>{formatMessage(messages.then)}</span>}
      <kbd className={styles.key}>{keyName(key)}</kbd>
    </Fragment>
  ));
}
