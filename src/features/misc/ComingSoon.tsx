import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { MessagePage } from '#ui/state/MessagePage';
import { Illustration } from '#ui/illustration/Illustration';
import { useNow } from '#ui/hooks/useNow';
import { toTarget, timeLeft } from './countdown';
import { Countdown } from './Countdown';
import { HomeButton } from './HomeButton';
import { messages } from './messages';
import { StandalonePage } from './StandalonePage';

/** Counts down to `?until=` or the first of next month, then shows a link to the app. */
export function ComingSoon() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const now = useNow('second');
  const [openedAt] = useState(now);
  const target = toTarget(search.get('until'), openedAt);
  const isHere = now >= target;
  return (
    <StandalonePage>
      <MessagePage
        picture={<Illustration name="closedParcel" />}
        title={formatMessage(isHere ? messages.hereHeading : messages.comingSoonHeading)}
        text={
          isHere ? (
            <span role="status">{formatMessage(messages.hereText)}</span>
          ) : (
            formatMessage(messages.comingSoonText, { date: target })
          )
        }
        actions={<HomeButton />}
      >
        {!isHere && <Countdown left={timeLeft(target - now)} />}
      </MessagePage>
    </StandalonePage>
  );
}
