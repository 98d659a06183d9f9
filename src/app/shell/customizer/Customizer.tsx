import { makeStyles, tokens } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { useIntl } from 'react-intl';
import { layoutMessages } from '../layoutMessages';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { useHasCustomizer } from './useHasCustomizer';

const useStyles = makeStyles({
  button: {
    position: 'fixed',
    insetInlineEnd: 0,
    insetBlockStart: '60%',
    zIndex: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '40px',
    padding: 0,
    cursor: 'pointer',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    border: '1px solid transparent',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderEndStartRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
    },
  },
});

/** The button at the page's side that opens the preferences of layout. They are fetched when somebody points at it. */
export function Customizer() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { current, open, close } = useQuickAccess();
  if (!useHasCustomizer()) return null;
  const isOpen = current === 'customizer';
  const preload = () => void import('./CustomizerPanel').catch(() => undefined);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={formatMessage(layoutMessages.customize)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={formatMessage(layoutMessages.customize)}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => (isOpen ? close() : open('customizer'))}
    >
      <Settings20Regular />
    </button>
  );
}
