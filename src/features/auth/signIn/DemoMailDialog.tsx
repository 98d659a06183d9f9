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
import type { SimulatedMail } from '../../../graphql/backEnd';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { TextLink } from '../../../ui/text/TextLink';
import { mailParagraphs } from './mailParagraphs';
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

/** Props of `DemoMailDialog`. */
export interface DemoMailDialogProps {
  mail: SimulatedMail;
  isOpen: boolean;
  onClose(): void;
}

/** A demo email as its recipient would see it, with working links. */
export function DemoMailDialog({ mail, isOpen, onClose }: DemoMailDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useStyles();
  const facts = [
    { label: formatMessage(passwordMessages.mailFrom), value: mail.from },
    { label: formatMessage(passwordMessages.mailTo), value: mail.to },
    {
      label: formatMessage(passwordMessages.mailTime),
      value: formatDate(mail.time, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
  return (
    <Dialog open={isOpen} onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{mail.subject}</DialogTitle>
          <DialogContent>
            <KeyValueList items={facts} />
            <div className={styles.text}>
              {mailParagraphs(mail.message).map(({ text, link }) => (
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
