import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { conversationMessages as texts } from './conversationMessages';
import { lineAbove } from '#ui/layout/lines';
import { MessageGroup } from './MessageGroup';
import { messageDays, type ShownMessage } from './shownMessages';
import { useStickToBottom } from './useStickToBottom';
import { useTimeLabels } from './useTimeLabels';

/** How many messages are shown at first, and more with each click. */
const STEP = 100;

const useStyles = makeStyles({
  frame: { position: 'relative', flexGrow: 1, minHeight: 0, display: 'grid' },
  empty: { flexGrow: 0 },
  log: {
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // A short conversation is aligned to the bottom, right above the message field.
  days: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minHeight: '100%' },
  day: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground3,
    '::before': { content: '""', flexGrow: 1, ...lineAbove },
    '::after': { content: '""', flexGrow: 1, ...lineAbove },
  },
  earlier: { alignSelf: 'center' },
  toEnd: {
    position: 'absolute',
    insetBlockEnd: tokens.spacingVerticalM,
    insetInlineStart: 0,
    insetInlineEnd: 0,
    width: 'max-content',
    marginInline: 'auto',
    boxShadow: tokens.shadow8,
  },
});

export interface MessageLogProps {
  /** Name of the contact. */
  name: string;
  messages: readonly ShownMessage[];
}

/** The latest messages of a conversation, grouped by day, with a button for more. Screen readers announce new ones. */
export function MessageLog({ name, messages }: MessageLogProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { toDay } = useTimeLabels();
  const id = useId();
  const { logRef, onScroll, newCount, goToEnd } = useStickToBottom(messages);
  const showNew = () => {
    goToEnd();
    // The button disappears, so the focus moves to the log.
    logRef.current?.focus({ preventScroll: true });
  };
  const [start, setStart] = useState(() => Math.max(0, messages.length - STEP));
  const showEarlier = () => {
    const former = logRef.current;
    const fromEnd = former ? former.scrollHeight - former.scrollTop : 0;
    flushSync(() => setStart(Math.max(0, start - STEP)));
    const log = logRef.current;
    if (!log) return;
    // The messages stay where they are. The button moves up or disappears, so the focus moves to the log.
    log.scrollTop = log.scrollHeight - fromEnd;
    log.focus({ preventScroll: true });
  };
  return (
    <div className={mergeClasses(styles.frame, messages.length === 0 && styles.empty)}>
      <div
        // Screen readers would announce messages that are added to the same log.
        key={start}
        role="log"
        // A scrollable area must be reachable by keyboard.
        tabIndex={messages.length > 0 ? 0 : -1}
        ref={logRef}
        aria-label={formatMessage(texts.log, { name })}
        className={styles.log}
        onScroll={onScroll}
      >
        <div className={styles.days}>
          {start > 0 && (
            <Button size="small" appearance="subtle" className={styles.earlier} onClick={showEarlier}>
              {formatMessage(texts.earlier)}
            </Button>
          )}
          {messageDays(messages.slice(start)).map(({ time, runs }, place) => (
            <div key={place} role="group" aria-labelledby={`${id}-${place}`}>
              <div id={`${id}-${place}`} className={styles.day}>
                {toDay(time)}
              </div>
              {runs.map((run) => (
                <MessageGroup key={run.messages[0].place} run={run} name={name} />
              ))}
            </div>
          ))}
        </div>
      </div>
      {newCount > 0 && (
        <Button
          size="small"
          shape="circular"
          appearance="primary"
          className={styles.toEnd}
          icon={<ArrowDown16Regular />}
          onClick={showNew}
        >
          {formatMessage(texts.newMessages, { count: newCount })}
        </Button>
      )}
    </div>
  );
}
