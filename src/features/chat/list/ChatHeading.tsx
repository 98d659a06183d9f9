import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useHeadingFocus } from '#routing/headingFocus';
import type { ChatOwnerFragment } from './ChatList.generated';
import { messages } from '../messages';
import { PersonPicture } from '../PersonPicture';
import { titles } from '../titles';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    padding: tokens.spacingHorizontalM,
  },
  heading: { ...typographyStyles.subtitle1, margin: 0, ':focus': { outlineStyle: 'none' } },
  own: { minWidth: '40px', padding: '3px' },
});

export interface ChatHeadingProps {
  /** Undefined while loading. */
  owner: ChatOwnerFragment | undefined;
  onOwnProfile: () => void;
}

/** The page heading with the button for the own profile. */
export function ChatHeading({ owner, onOwnProfile }: ChatHeadingProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(headingRef);
  const label = owner && `${formatMessage(messages.ownProfile)}, ${formatMessage(messages[owner.status])}`;
  return (
    <div className={styles.head}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {formatMessage(titles.chat)}
      </h1>
      {owner && (
        <Button
          appearance="subtle"
          shape="circular"
          className={styles.own}
          aria-label={label}
          title={label}
          onClick={onOwnProfile}
        >
          <PersonPicture person={owner} size={32} />
        </Button>
      )}
    </div>
  );
}
