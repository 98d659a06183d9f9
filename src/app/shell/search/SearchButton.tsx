import { Button, makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useIntl } from 'react-intl';
import { textStart } from '#ui/layout/textAlign';
import { keyName } from '../shortcuts/keyName';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for the parts of the top bar that are shown immediately. */
const messages = defineMessages({
  search: { id: 'palette.open', defaultMessage: 'Search' },
});

const useStyles = makeStyles({
  button: {
    justifyContent: 'flex-start',
    minWidth: '168px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    height: '32px',
    '@media (max-width: 899.98px)': {
      minWidth: '32px',
      maxWidth: '32px',
      padding: 0,
      justifyContent: 'center',
      ...shorthands.borderColor('transparent'),
      backgroundColor: 'transparent',
    },
  },
  words: {
    flexGrow: 1,
    ...textStart,
    // Hidden visually but still available to screen readers.
    '@media (max-width: 899.98px)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
  key: {
    ...typographyStyles.caption2,
    fontFamily: tokens.fontFamilyBase,
    whiteSpace: 'nowrap',
    '@media (max-width: 899.98px)': { display: 'none' },
  },
});

/** Opens the palette. Where there is room, it looks like the search field that it opens. */
export function SearchButton() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { open } = useQuickAccess();
  return (
    <Button
      className={styles.button}
      icon={<Search20Regular />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <span className={styles.words}>{formatMessage(messages.search)}</span>
      <kbd className={styles.key} aria-hidden="true">{`${keyName('Mod')} ${keyName('k')}`}</kbd>
    </Button>
  );
}
