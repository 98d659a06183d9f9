import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { useIntl } from 'react-intl';
import { layoutMessages } from '../layoutMessages';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { useEdgeTabStyles } from '../frame/useEdgeTabStyles';
import { usePreferences } from '#preferences/preferencesContext';

const useStyles = makeStyles({ place: { insetBlockStart: '60vh' } });

/**
 * The button at the side of the page that opens the layout preferences. Their code is fetched when the pointer is over
 * it.
 */
export function Customizer() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { tab } = useEdgeTabStyles();
  const { current, open, close } = useQuickAccess();
  if (!usePreferences().preferences.hasCustomizer) return null;
  const isOpen = current === 'customizer';
  const preload = () => void import('./CustomizerPanel').catch(() => undefined);
  return (
    <button
      type="button"
      className={mergeClasses(tab, styles.place)}
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
