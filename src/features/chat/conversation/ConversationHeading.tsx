import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { PersonInfo20Regular } from '@fluentui/react-icons/svg/person-info';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useHeadingFocus } from '#routing/headingFocus';
import { mirrored } from '#ui/layout/mirrored';
import { TruncatedText } from '#ui/text/TruncatedText';
import { Placeholder } from '#ui/state/Placeholder';
import type { ChatPersonFragment } from '../list/ChatList.generated';
import { conversationMessages as texts } from './conversationMessages';
import { lineBelow } from '#ui/layout/lines';
import { messages } from '../messages';
import { PersonPicture } from '../PersonPicture';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    padding: tokens.spacingHorizontalM,
    ...lineBelow,
  },
  icon: mirrored,
  words: { flexGrow: 1, minWidth: 0 },
  name: { ...typographyStyles.body1Strong, margin: 0, ':focus': { outlineStyle: 'none' } },
  role: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Id of the button that opens the profile, used to return the focus to it. */
export const profileButtonId = 'chat-profile-button';

export interface ConversationHeadingProps {
  /** Undefined while loading, null if the contact does not exist. */
  contact: ChatPersonFragment | null | undefined;
  /** Whether the list is hidden. This is then the page heading, with a back button. */
  isPhone: boolean;
  headingRef: RefObject<HTMLHeadingElement | null>;
  isProfileOpen: boolean;
  onProfile: () => void;
  onBack: () => void;
}

/** Moves the focus to the heading after a navigation if it is the page heading. */
function HeadingFocus({ headingRef }: Pick<ConversationHeadingProps, 'headingRef'>) {
  useHeadingFocus(headingRef);
  return null;
}

/** Heading with the contact's name and the button for the profile. */
export function ConversationHeading(props: ConversationHeadingProps) {
  const { contact, isPhone, headingRef, isProfileOpen, onProfile, onBack } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const Name = isPhone ? 'h1' : 'h2';
  const profileLabel = contact ? formatMessage(texts.showProfile, { name: contact.fullName }) : undefined;
  return (
    <div className={styles.head}>
      {isPhone && <HeadingFocus headingRef={headingRef} />}
      {isPhone && (
        <Button
          appearance="subtle"
          icon={<ArrowLeft20Regular className={styles.icon} />}
          aria-label={formatMessage(texts.back)}
          title={formatMessage(texts.back)}
          onClick={onBack}
        />
      )}
      {contact && <PersonPicture person={contact} size={40} />}
      {contact === undefined && <Placeholder width={40} height={40} />}
      <div className={styles.words}>
        <Name ref={headingRef} tabIndex={-1} className={styles.name}>
          <TruncatedText text={contact?.fullName ?? formatMessage(texts.conversation)} />
        </Name>
        {contact && (
          <TruncatedText
            className={styles.role}
            text={formatMessage(messages.statusAndRole, {
              status: formatMessage(messages[contact.status]),
              role: contact.role,
            })}
          />
        )}
      </div>
      {contact && (
        <Button
          id={profileButtonId}
          appearance="subtle"
          icon={<PersonInfo20Regular />}
          aria-label={profileLabel}
          title={profileLabel}
          aria-expanded={isProfileOpen}
          onClick={onProfile}
        />
      )}
    </div>
  );
}
