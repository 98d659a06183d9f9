import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowForward20Regular } from '@fluentui/react-icons/svg/arrow-forward';
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply';
import { ArrowReplyAll20Regular } from '@fluentui/react-icons/svg/arrow-reply-all';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { answerRecipients, getLatest } from './answers';
import { emailBoxHref, type EmailBoxState } from '../emailBoxParams';
import type { EmailReadingQuery } from './EmailReading.generated';
import { writeMessages } from '../writing/writeMessages';

const useStyles = makeStyles({
  answers: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalL,
    ':global([dir="rtl"])': { '& svg': { transform: 'scaleX(-1)' } },
  },
});

export interface EmailAnswersProps {
  email: EmailReadingQuery['email'];
  state: EmailBoxState;
}

/** Buttons to reply to an email. Reply all is shown if there are several recipients. */
export function EmailAnswers({ email, state }: EmailAnswersProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user } = useSession();
  const { to, cc } = answerRecipients(getLatest(email), 'replyAll', user?.email ?? '');
  const getAddress = (write: EmailBoxState['write']) => emailBoxHref({ ...state, write });
  return (
    <div className={styles.answers}>
      <LinkButton icon={<ArrowReply20Regular />} to={getAddress('reply')}>
        {formatMessage(writeMessages.reply)}
      </LinkButton>
      {to.length + cc.length > 1 && (
        <LinkButton icon={<ArrowReplyAll20Regular />} to={getAddress('replyAll')}>
          {formatMessage(writeMessages.replyAll)}
        </LinkButton>
      )}
      <LinkButton icon={<ArrowForward20Regular />} to={getAddress('forward')}>
        {formatMessage(writeMessages.forward)}
      </LinkButton>
    </div>
  );
}
