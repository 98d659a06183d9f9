import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  makeStyles,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '../../../graphql/errors';
import { useSession } from '../../../session/sessionContext';
import { Notice } from '../../../ui/state/Notice';
import { FilesField } from './FilesField';
import { MailFields } from './MailFields';
import type { MailBeginning } from './mailValues';
import { useMailForm } from './useMailForm';
import { WriterTitle } from './WriterTitle';
import { writeMessages } from './writeMessages';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // In a low window, the fields scroll instead of being cut off.
    gridAutoRows: 'max-content',
    rowGap: tokens.spacingVerticalM,
  },
  // Fluent puts each button on a separate line, which leaves little space for the email on a phone.
  actions: {
    '@media screen and (max-width: 480px)': { flexDirection: 'row', flexWrap: 'wrap', '& > button': { flexGrow: 1 } },
  },
  // The icon points in the writing direction.
  icon: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  note: { ...typographyStyles.caption1, alignSelf: 'center', flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

/** Props of `MailForm`. */
export interface MailFormProps {
  title: string;
  beginning: MailBeginning;
  /** Null until the draft is saved. */
  draftId: string | null;
  onClose(): void;
}

/** Form to write an email. When it is closed, the content is saved as a draft. */
export function MailForm({ title, beginning, draftId, onClose }: MailFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { can } = useSession();
  const mail = useMailForm({ beginning, draftId, onClose });
  const { control, setFocus, isBusy, isUploading, failure, upload } = mail;
  return (
    <form noValidate onSubmit={(event) => void mail.send(event)}>
      <DialogBody>
        <WriterTitle title={title} onClose={onClose} />
        <DialogContent className={styles.fields}>
          {failure !== null && <Notice tone="danger">{getErrorMessage(failure, intl)}</Notice>}
          <MailFields control={control} setFocus={setFocus} beginning={beginning} />
          <FilesField control={control} upload={upload} />
        </DialogContent>
        <DialogActions fluid className={styles.actions}>
          <span role="status" className={styles.note}>
            {mail.isSaved && formatMessage(writeMessages.saved)}
          </span>
          {(mail.draftId === null || can('delete', 'Mail')) && (
            <Button disabledFocusable={isBusy} onClick={() => void mail.discard()}>
              {formatMessage(writeMessages.discard)}
            </Button>
          )}
          <Button disabledFocusable={isBusy || isUploading} onClick={() => void mail.saveDraft()}>
            {formatMessage(writeMessages.saveDraft)}
          </Button>
          <Button
            type="submit"
            appearance="primary"
            icon={<Send20Regular className={styles.icon} />}
            disabledFocusable={isBusy || isUploading}
          >
            {formatMessage(writeMessages.send)}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
