import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { PlugDisconnected20Regular } from '@fluentui/react-icons/svg/plug-disconnected';
import { useDeferredValue, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Outage } from '#graphql/outageMonitor';
import { messages as errorMessages } from '#graphql/outageMessages';
import { useNow } from '#ui/hooks/useNow';
import { messages as appMessages } from '../../messages';
import { messages } from './messages';
import { useDockedHeight } from './useDockedHeight';

const useStyles = makeStyles({
  banner: {
    ...typographyStyles.body1,
    // Both at the end of the page and at the bottom edge of the window, so the layout does not shift when the banner
    // appears or disappears.
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 20,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorStatusWarningBorder1,
    '@media (max-width: 899.98px)': { paddingInline: tokens.spacingHorizontalM },
  },
  icon: { flexShrink: 0 },
  text: {
    flexGrow: 1,
    flexBasis: '24ch',
    margin: 0,
    '@media (max-width: 899.98px)': { flexBasis: 'calc(100% - 48px)' },
  },
  seconds: { fontVariantNumeric: 'tabular-nums' },
});

export interface OutageBannerProps {
  outage: Outage;
  onTry: () => void;
}

/** Counts down to the next try. `at` is in milliseconds since 1970. */
function NextTry({ at }: { at: number }) {
  const seconds = Math.max(1, Math.ceil((at - useNow('second')) / 1000));
  return <span className={useStyles().seconds}>{useIntl().formatMessage(messages.nextTry, { seconds })}</span>;
}

/** Tells the user why the server does not respond, that entries are kept, and when the next try is. */
export function OutageBanner({ outage: { cause, isTrying, nextTryAt }, onTry }: OutageBannerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const bannerRef = useRef<HTMLElement>(null);
  useDockedHeight(bannerRef);
  const isOffline = cause === 'unreachable' && !navigator.onLine;
  const text = {
    maintenance: messages.maintenance,
    unreachable: isOffline ? messages.offline : messages.unreachable,
    notStarted: errorMessages.notStarted,
  }[cause];
  // Screen readers announce changes to a status element, not its initial content.
  const said = useDeferredValue(formatMessage(text), '');
  return (
    <section ref={bannerRef} className={styles.banner} aria-label={formatMessage(messages.label)}>
      <PlugDisconnected20Regular aria-hidden="true" className={styles.icon} />
      <p role="status" className={styles.text}>
        {said}
      </p>
      {cause === 'notStarted' ? (
        <Button onClick={() => window.location.reload()}>{formatMessage(appMessages.reload)}</Button>
      ) : (
        <>
          {isTrying ? <span>{formatMessage(messages.trying)}</span> : <NextTry at={nextTryAt} />}
          <Button disabledFocusable={isTrying} onClick={onTry}>
            {formatMessage(messages.tryNow)}
          </Button>
        </>
      )}
    </section>
  );
}
