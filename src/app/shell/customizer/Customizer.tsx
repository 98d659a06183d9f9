import { makeStyles, tokens } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePreferences } from '../../../preferences/preferencesContext';
import { layoutMessages } from '../layoutMessages';

const loadPanel = () => import('./CustomizerPanel').then((module) => ({ default: module.CustomizerPanel }));
const CustomizerPanel = lazy(loadPanel);

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
  const { hasCustomizer } = usePreferences().preferences;
  // Closed it stays, so that its way out is drawn.
  const [panel, setPanel] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const preload = () => void loadPanel().catch(() => undefined);
  const close = () => {
    setPanel('closed');
    // The button may have been taken away by what was chosen.
    (buttonRef.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  return (
    <>
      {hasCustomizer && (
        <button
          ref={buttonRef}
          type="button"
          className={styles.button}
          aria-label={formatMessage(layoutMessages.customize)}
          aria-haspopup="dialog"
          aria-expanded={panel === 'open'}
          title={formatMessage(layoutMessages.customize)}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => (panel === 'open' ? close() : setPanel('open'))}
        >
          <Settings20Regular />
        </button>
      )}
      {panel !== 'unloaded' && (
        <Suspense fallback={null}>
          <CustomizerPanel isOpen={panel === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
