import {
  Button,
  DialogBody,
  DialogContent,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useEmbeddedGateway, useSendsEmail } from '#graphql/backEnd';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { DialogButtons } from '#ui/dialog/DialogButtons';
import { Notice } from '#ui/state/Notice';
import { useToast } from '#ui/state/useToast';
import { dialogMessages } from '../form/dialogMessages';
import { invitationMessages as messages } from './invitationMessages';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
  link: { paddingBlockEnd: tokens.spacingVerticalM },
  line: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: tokens.spacingHorizontalS },
});

export interface InvitationContentProps {
  userId: string;
  name: string;
  /** The address of an invited user; null if a link was only created. */
  email: string | null;
  /** Whether the link was emailed to the address. */
  isEmailed?: boolean;
  /** The path of the page that sets the password. */
  link: string;
  /** Whether the link replaces a password instead of setting the first one. */
  isReset?: boolean;
  onClose: () => void;
}

/** The link to set a password, to copy. Goes into a `FormDialog`. */
export function InvitationContent(props: InvitationContentProps) {
  const { userId, name, email, isEmailed = false, link, isReset = false, onClose } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const gateway = useEmbeddedGateway();
  const sendsEmail = useSendsEmail();
  const copyRef = useRef<HTMLButtonElement>(null);
  // The form before it disappears with the focus.
  useEffect(() => copyRef.current?.focus(), []);
  const address = new URL(link, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(formatMessage(messages.copied));
    } catch {
      toast.error(formatMessage(messages.notCopied));
    }
  };
  const title = email === null ? messages.linkTitle : messages.invitedTitle;
  const label = formatMessage(isReset ? messages.resetLink : messages.link);
  return (
    <DialogBody>
      <DialogTitle>{formatMessage(isReset ? messages.resetTitle : title, { name })}</DialogTitle>
      <DialogContent className={styles.content}>
        <p className={styles.text}>{formatMessage(isReset ? messages.resetText : messages.linkText)}</p>
        {email !== null && isEmailed && (
          <p className={styles.text}>
            {formatMessage(gateway ? messages.demoEmail : messages.emailed, { email: <bdi>{email}</bdi> })}
          </p>
        )}
        {email !== null && !isEmailed && sendsEmail && (
          <Notice tone="warning">{formatMessage(messages.notEmailed, { email: <bdi>{email}</bdi> })}</Notice>
        )}
        <Field className={styles.link} label={label}>
          <div className={styles.line}>
            <Input readOnly dir="ltr" aria-label={label} value={address} onFocus={({ target }) => target.select()} />
            <Button ref={copyRef} icon={<Copy20Regular />} onClick={() => void copy()}>
              {formatMessage(messages.copy)}
            </Button>
          </div>
        </Field>
      </DialogContent>
      <DialogButtons>
        <LinkButton to={href(paths.userView, { userId })}>{formatMessage(dialogMessages.show)}</LinkButton>
        <Button appearance="primary" onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
      </DialogButtons>
    </DialogBody>
  );
}
