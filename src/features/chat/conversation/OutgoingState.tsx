import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { textEnd } from '#ui/layout/textAlign';
import { useOutbox } from '../chatMemory';
import { conversationMessages as texts } from './conversationMessages';
import type { OutgoingMessage } from './outbox';

const useStyles = makeStyles({
  state: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalXS,
    ...textEnd,
    color: tokens.colorStatusDangerForeground1,
  },
  // Shown with a delay, because most messages are delivered before it could be read.
  sending: {
    ...typographyStyles.caption1,
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    lineHeight: '12px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    animationName: { from: { opacity: 0 }, to: { opacity: 0 } },
    animationDuration: '500ms',
  },
});

/** Delivery state of a sent message. A failed message can be sent again or deleted. */
export function OutgoingState({ message }: { message: OutgoingMessage }) {
  const intl = useIntl();
  const styles = useStyles();
  const [, outbox] = useOutbox();
  if (message.error === null) {
    return (
      <span aria-live="off" className={styles.sending}>
        {intl.formatMessage(texts.sending)}
      </span>
    );
  }
  // The buttons disappear, so the focus must move first.
  const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
  const resend = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event);
    outbox.resend(message);
  };
  const discard = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event);
    outbox.discard(message);
  };
  return (
    <div className={styles.state}>
      <span role="alert">{intl.formatMessage(texts.notSent, { reason: getErrorMessage(message.error, intl) })}</span>
      <Button size="small" appearance="subtle" onClick={resend}>
        {intl.formatMessage(texts.resend)}
      </Button>
      <Button size="small" appearance="subtle" onClick={discard}>
        {intl.formatMessage(texts.discard)}
      </Button>
    </div>
  );
}
