import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { CloseButton } from '#ui/dialog/CloseButton';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import type { ChatPersonFragment } from '../list/ChatList.generated';
import { ContactFacts } from './ContactFacts';
import { lineBefore, lineBelow } from '#ui/layout/lines';
import { profileMessages as messages } from './profileMessages';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    ...lineBefore,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '40px',
    padding: tokens.spacingHorizontalM,
    paddingInlineStart: tokens.spacingHorizontalL,
    ...lineBelow,
  },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  body: { overflowY: 'auto', padding: tokens.spacingHorizontalL },
});

export interface ContactPanelProps {
  contact: ChatPersonFragment;
  /** Whether it is shown next to the conversation. Otherwise it overlays the page. */
  isBeside: boolean;
  onClose: () => void;
}

/** Panel with the contact's profile. */
export function ContactPanel({ contact, isBeside, onClose }: ContactPanelProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const heading = formatMessage(messages.contactHeading);
  if (isBeside) {
    return (
      <section className={styles.panel} aria-label={heading}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{heading}</h2>
          <CloseButton onClose={onClose} />
        </div>
        <div className={styles.body}>
          <ContactFacts person={contact} />
        </div>
      </section>
    );
  }
  return (
    <SideDrawer isOpen title={heading} onClose={onClose}>
      <ContactFacts person={contact} />
    </SideDrawer>
  );
}
