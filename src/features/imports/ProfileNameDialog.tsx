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
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messageOf } from '../../graphql/errors';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { TextField } from '../../ui/form/TextField';
import { Notice } from '../../ui/Notice';
import { mappingMessages as messages } from './mappingMessages';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  text: { margin: 0 },
});

/** Props of `ProfileNameDialog`. */
export interface ProfileNameDialogProps {
  title: string;
  text?: string;
  name: string;
  /** The dialog waits for it; a refusal is said in it. */
  onSave(name: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the name of a profile. */
export function ProfileNameDialog({ title, text, name, onSave, onClose }: ProfileNameDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { name } });
  const save = handleSubmit(async (values) => {
    try {
      await onSave(values.name);
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, setError, ['name'])) setError('root', { message: messageOf(error, intl) });
    }
  });
  const problem = formState.errors.root?.message;
  return (
    <Dialog open onOpenChange={(_event, { type }) => type !== 'backdropClick' && onClose()}>
      <DialogSurface>
        <form noValidate onSubmit={(event) => void save(event)}>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              {text !== undefined && <p className={styles.text}>{text}</p>}
              {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
              <TextField control={control} name="name" label={formatMessage(messages.profileName)} isRequired />
            </DialogContent>
            <DialogActions>
              <Button disabled={formState.isSubmitting} onClick={onClose}>
                {formatMessage(messages.cancel)}
              </Button>
              <Button type="submit" appearance="primary" disabledFocusable={formState.isSubmitting}>
                {formatMessage(messages.save)}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
