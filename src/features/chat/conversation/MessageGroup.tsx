import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { LinkedText } from '#ui/text/LinkedText';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { conversationMessages as texts } from './conversationMessages';
import { OutgoingState } from './OutgoingState';
import type { MessageGroup as Run } from './shownMessages';
import { useTimeLabels } from './useTimeLabels';

const useStyles = makeStyles({
  run: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: '2px',
    maxWidth: 'min(85%, 640px)',
    width: 'fit-content',
    marginBlockEnd: tokens.spacingVerticalM,
  },
  ownRun: { alignItems: 'flex-end', marginInlineStart: 'auto' },
  said: { position: 'relative', display: 'flex', flexDirection: 'column', alignItems: 'inherit', maxWidth: '100%' },
  head: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
  message: {
    ...typographyStyles.body1,
    boxSizing: 'border-box',
    maxWidth: '100%',
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalM}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1Hover,
    margin: 0,
  },
  own: { backgroundColor: tokens.colorBrandBackground2 },
});

export interface MessageGroupProps {
  run: Run;
  /** Name of the contact. */
  name: string;
}

/** Consecutive messages by the same person, with the time of the first one. Sent messages are aligned to the end. */
export function MessageGroup({ run: { isOwn, messages }, name }: MessageGroupProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { getTime } = useTimeLabels();
  const [{ time }] = messages;
  return (
    <div className={mergeClasses(styles.run, isOwn && styles.ownRun)}>
      <p className={styles.head}>
        <VisuallyHidden>{`${isOwn ? formatMessage(texts.you) : name} `}</VisuallyHidden>
        <time dir="auto" dateTime={time}>
          {getTime(time)}
        </time>
      </p>
      {messages.map(({ place, text, outgoing }) => (
        <div key={place} className={styles.said}>
          <p dir="auto" className={mergeClasses(styles.message, isOwn && styles.own)}>
            <LinkedText text={text} />
          </p>
          {outgoing && <OutgoingState message={outgoing} />}
        </div>
      ))}
    </div>
  );
}
