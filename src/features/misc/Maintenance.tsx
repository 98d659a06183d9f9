import { Button } from '@fluentui/react-components';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useBackEnd } from '#graphql/backEnd';
import { MessagePage } from '#ui/state/MessagePage';
import { Illustration } from '#ui/illustration/Illustration';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { StandalonePage } from './StandalonePage';

/** Shows whether the server is under maintenance, and polls it until it responds. */
export function Maintenance() {
  const { formatMessage } = useIntl();
  const { ready, outages } = useBackEnd();
  const outage = useSyncExternalStore(outages.subscribe, outages.get);
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      await ready.catch(() => undefined);
      await outages.tryNow();
      if (!isGone) setIsAsked(true);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [ready, outages]);
  const isBack = !outage && isAsked;
  const state = outage ? messages.down : isBack ? messages.up : messages.asking;
  return (
    <StandalonePage>
      <MessagePage
        key={state.id}
        picture={<Illustration name="workshop" />}
        title={formatMessage(isBack ? messages.backHeading : messages.maintenanceHeading)}
        text={<span role="status">{formatMessage(state)}</span>}
        actions={
          outage ? (
            <Button appearance="primary" disabledFocusable={outage.isTrying} onClick={() => void outages.tryNow()}>
              {formatMessage(messages.tryNow)}
            </Button>
          ) : (
            isBack && <HomeButton />
          )
        }
      />
    </StandalonePage>
  );
}
