import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  idleTitle: { id: 'app.idle.title', defaultMessage: 'Are you still there?' },
  idleText: {
    id: 'app.idle.text',
    defaultMessage:
      'You’ve been inactive for a while. You’ll be signed out in {seconds, plural, one {# second} other {# seconds}}.',
  },
  stay: { id: 'app.idle.stay', defaultMessage: 'Stay signed in' },
  leave: { id: 'app.idle.leave', defaultMessage: 'Sign out now' },
});

export interface IdleDialogProps {
  /** When the session ends, in milliseconds since the epoch; null while no end is scheduled. */
  deadline: number | null;
  onStay: () => void;
  onLeave: () => void;
}

/** The remaining time, counted down. */
function Countdown({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return useIntl().formatMessage(messages.idleText, { seconds });
}

/** Asks whether the user is still there, and counts down the seconds until the session ends. */
export function IdleDialog({ deadline, onStay, onLeave }: IdleDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog modalType="alert" open={deadline !== null} onOpenChange={(_event, { open }) => !open && onStay()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{formatMessage(messages.idleTitle)}</DialogTitle>
          <DialogContent>{deadline !== null && <Countdown deadline={deadline} />}</DialogContent>
          <DialogActions>
            {/* The first button gets the focus, so a user who keeps typing stays signed in. */}
            <Button appearance="primary" onClick={onStay}>
              {formatMessage(messages.stay)}
            </Button>
            <Button onClick={onLeave}>{formatMessage(messages.leave)}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
