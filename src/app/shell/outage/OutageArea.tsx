import { lazy, Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useBackEnd, shouldShowOutage, useOutage } from '#graphql/backEnd';
import { useToast } from '#ui/state/useToast';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { messages } from './messages';
import { useOutageTries } from './useOutageTries';

const loadBanner = () => import('./OutageBanner');
const OutageBanner = lazy(() => loadBanner().then((module) => ({ default: module.OutageBanner })));

/**
 * When the code of the banner is fetched, in milliseconds after the start. Once the network is down, it is too late.
 */
const fetchAheadMs = 5000;

/** Shows outages of the server and retries the connection so that they end as soon as possible. */
export function OutageArea() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { outages } = useBackEnd();
  const outage = useOutage();
  useOutageTries(outages, outage);
  useEffect(() => {
    const timer = setTimeout(() => void loadBanner().catch(() => undefined), fetchAheadMs);
    return () => clearTimeout(timer);
  }, []);
  const isShown = shouldShowOutage(outage);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      if (!outages.get()) toast.success(formatMessage(messages.backTitle), formatMessage(messages.backText));
    };
  }, [isShown, outages, toast, formatMessage]);
  if (!outage || !isShown) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <OutageBanner outage={outage} onTry={() => void outages.tryNow()} />
      </Suspense>
    </ErrorBoundary>
  );
}
