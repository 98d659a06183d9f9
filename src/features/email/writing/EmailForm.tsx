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
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { mirrored } from '#ui/layout/mirrored';
import { Notice } from '#ui/state/Notice';
import { FilesField } from './FilesField';
import { EmailFields } from './EmailFields';
import type { EmailBeginning } from './emailValues';
import { useEmailForm } from './useEmailForm';
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
  icon: mirrored,
  note: { ...typographyStyles.caption1, alignSelf: 'center', flexGrow: 1, color: tokens.colorNeutralForeground3 },
});

export interface EmailFormProps {
  title: string;
  beginning: EmailBeginning;
  /** Which email is written, to find what was entered before a reload. */
  source: string;
  /** Null until the draft is saved. */
  draftId: string | null;
  onClose: () => void;
}

/** Form to write an email. When it is closed, the content is saved as a draft. */
export function EmailForm({ title, onClose, ...options }: EmailFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { can } = useSession();
  const email = useEmailForm({ ...options, onClose });
  const { control, setFocus, isBusy, isUploading, failure, upload } = email;
  return (
    <form noValidate onSubmit={(event) => void email.send(event)}>
      <DialogBody>
        <WriterTitle title={title} onClose={onClose} />
        <DialogContent className={styles.fields}>
          {failure !== null && <Notice tone="danger">{getErrorMessage(failure, intl)}</Notice>}
          <EmailFields control={control} setFocus={setFocus} beginning={options.beginning} />
          <FilesField control={control} upload={upload} />
        </DialogContent>
        <DialogActions fluid className={styles.actions}>
          <span role="status" className={styles.note}>
            {email.isSaved && formatMessage(writeMessages.saved)}
          </span>
          {(email.draftId === null || can('delete', 'Mail')) && (
            <Button disabledFocusable={isBusy} onClick={() => void email.discard()}>
              {formatMessage(writeMessages.discard)}
            </Button>
          )}
          <Button disabledFocusable={isBusy || isUploading} onClick={() => void email.saveDraft()}>
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
