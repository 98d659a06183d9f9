import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import { mirrored } from '#ui/layout/mirrored';
import { emailBoxHref, type EmailBoxState } from '../emailBoxParams';
import type { EmailReadingQuery } from './EmailReading.generated';
import { EmailTools } from '../list/EmailTools';
import { messages } from '../messages';
import { readMessages } from './readMessages';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: tokens.spacingHorizontalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  tools: { display: 'flex', flexWrap: 'wrap', flexGrow: 1, minHeight: '32px' },
  flipped: mirrored,
});

export interface EmailReadingBarProps {
  /** Undefined while loading, or if the email does not exist. */
  email: EmailReadingQuery['email'] | undefined;
  state: EmailBoxState;
  onBack: () => void;
}

/** Toolbar of an open email: back button, actions, and links to the previous and next emails. */
export function EmailReadingBar({ email, state, onBack }: EmailReadingBarProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  const back = formatMessage(readMessages.back, { folder: formatMessage(messages[state.view]) });

  const step = (label: string, icon: ReactElement, to: { id: string } | null | undefined) => (
    <Button
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      disabledFocusable={!to}
      onClick={() => to && navigate(emailBoxHref({ ...state, email: to.id }))}
    />
  );

  return (
    <div className={styles.bar}>
      <Button
        appearance="subtle"
        icon={<ArrowLeft20Regular className={styles.flipped} />}
        aria-label={back}
        title={back}
        onClick={onBack}
      />
      <div role="group" aria-label={formatMessage(readMessages.tools)} className={styles.tools}>
        {email && <EmailTools emails={[email]} isReading onRemove={onBack} />}
      </div>
      {step(
        formatMessage(readMessages.previous),
        <ChevronLeft20Regular className={styles.flipped} />,
        email?.previousEmail,
      )}
      {step(formatMessage(readMessages.next), <ChevronRight20Regular className={styles.flipped} />, email?.nextEmail)}
    </div>
  );
}
