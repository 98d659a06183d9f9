import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Link } from '#routing/Link';
import { writeUrlState } from '#routing/useUrlState';
import { TruncatedText } from '#ui/text/TruncatedText';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import type { ChatEntry } from './chatEntries';
import { useDrafts } from '../chatMemory';
import { chatParams } from '../chatParams';
import { messages } from '../messages';
import { PersonPicture } from '../PersonPicture';
import { useTimeLabels } from '../conversation/useTimeLabels';

const useStyles = makeStyles({
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  open: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '@media (forced-colors: active)': { outline: '1px solid Highlight', outlineOffset: '-1px' },
  },
  words: { flexGrow: 1, minWidth: 0 },
  line: { display: 'flex', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  name: { ...typographyStyles.body1, flexGrow: 1 },
  time: { ...typographyStyles.caption1, flexShrink: 0, color: tokens.colorNeutralForeground3 },
  text: { ...typographyStyles.caption1, flexGrow: 1, color: tokens.colorNeutralForeground3 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  strong: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  count: {
    ...typographyStyles.caption2Strong,
    flexShrink: 0,
    minWidth: '18px',
    boxSizing: 'border-box',
    paddingInline: '5px',
    lineHeight: '18px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

/** Id of the link to a conversation, used to return the focus to it. */
export function chatLinkId(contactId: string): string {
  return `chat-with-${contactId}`;
}

export interface ChatListItemProps {
  entry: ChatEntry;
  isOpen: boolean;
}

/** Link to a conversation with the contact, the last message, and the number of unread messages. */
export function ChatListItem({ entry: { contact, last }, isOpen }: ChatListItemProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { getBrief } = useTimeLabels();
  const search = writeUrlState(chatParams, new URLSearchParams(useLocation().search), { contact: contact.id });
  // Messages that arrive in the open conversation count as read.
  const count = isOpen ? 0 : (contact.chat?.unseenMsgs ?? 0);
  const status = formatMessage(messages[contact.status]);
  const draft = useDrafts()[0].get(contact.id)?.trim() ?? '';
  const getPreview = () => {
    if (draft !== '' && !isOpen && count === 0 && !last?.hasFailed) {
      return formatMessage(messages.draftPreview, { text: draft });
    }
    if (!last) return formatMessage(messages.statusAndRole, { status, role: contact.role });
    if (!last.isOwn) return last.text;
    return formatMessage(last.hasFailed ? messages.failedPreview : messages.ownPreview, { text: last.text });
  };
  return (
    <li>
      <Link
        id={chatLinkId(contact.id)}
        to={`?${search}`}
        className={mergeClasses(styles.link, isOpen && styles.open)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <PersonPicture person={contact} size={40} />
        <span className={styles.words}>
          <span className={styles.line}>
            <TruncatedText text={contact.fullName} className={mergeClasses(styles.name, count > 0 && styles.strong)} />
            {last && (
              <>
                <VisuallyHidden>{status}</VisuallyHidden>
                <time dir="auto" dateTime={last.time} className={styles.time}>
                  {getBrief(last.time)}
                </time>
              </>
            )}
          </span>
          <span className={styles.line}>
            <TruncatedText
              text={getPreview()}
              className={mergeClasses(styles.text, count > 0 && styles.strong, last?.hasFailed && styles.failed)}
            />
            {count > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{formatNumber(count)}</span>
                <VisuallyHidden>{formatMessage(messages.unseen, { count })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
