import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { SimulatedEmail } from '#graphql/backEnd';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { TextLink } from '#ui/text/TextLink';
import { emailParagraphs } from './emailParagraphs';
import { passwordMessages } from '../password/passwordMessages';

const useStyles = makeStyles({
  text: {
    marginBlockStart: tokens.spacingVerticalL,
    paddingBlockStart: tokens.spacingVerticalS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
});

export interface DemoEmailDialogProps {
  email: SimulatedEmail;
  isOpen: boolean;
  onClose: () => void;
}

/** A demo email as its recipient would see it, with working links. */
export function DemoEmailDialog({ email, isOpen, onClose }: DemoEmailDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useStyles();
  const facts = [
    { label: formatMessage(passwordMessages.emailFrom), value: email.from },
    { label: formatMessage(passwordMessages.emailTo), value: email.to },
    {
      label: formatMessage(passwordMessages.emailTime),
      value: formatDate(email.time, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{email.subject}</DialogTitle>
          <DialogContent>
            <KeyValueList items={facts} />
            <div className={styles.text}>
              {emailParagraphs(email.message).map(({ text, link }) => (
                <p key={text}>{link === null ? text : <TextLink to={link}>{text}</TextLink>}</p>
              ))}
            </div>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{formatMessage(passwordMessages.close)}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
