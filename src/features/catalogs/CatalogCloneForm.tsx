import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../graphql/errors';
import { href, paths } from '../../routing/paths';
import { showFieldErrors } from '../../ui/form/serverErrors';
import { TextField } from '../../ui/form/TextField';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/useToast';
import { useCatalogCloneMutation } from './CatalogCloneForm.generated';
import type { CatalogDialogTarget } from './catalogDialog';
import { catalogSchema } from './catalogSchema';
import { formMessages } from './formMessages';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  text: { margin: 0 },
});

/** Props of `CatalogCloneForm`. */
export interface CatalogCloneFormProps {
  catalog: CatalogDialogTarget;
  onClose(): void;
}

/** Asks for the name of the copy, and opens it. */
export function CatalogCloneForm({ catalog, onClose }: CatalogCloneFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const navigate = useNavigate();
  const [clone] = useCatalogCloneMutation({ refetchQueries: ['ShellCatalogs'] });
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(catalogSchema(intl).pick({ name: true })),
    defaultValues: { name: formatMessage(formMessages.cloneSuggestion, { name: catalog.name }) },
  });

  const save = handleSubmit(async ({ name }) => {
    try {
      const { data } = await clone({ variables: { id: catalog.id, name } });
      if (!data) return;
      toast.success(formatMessage(formMessages.cloned, { name: data.catalogClone.name }));
      await navigate(href(paths.catalogDetail, { catalogId: data.catalogClone.id }));
    } catch (error) {
      if (!showFieldErrors(error, setError, ['name'])) setError('root', { message: messageOf(error, intl) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <DialogBody>
        <DialogTitle>{formatMessage(formMessages.cloneTitle, { name: catalog.name })}</DialogTitle>
        <DialogContent className={styles.content}>
          <p className={styles.text}>{formatMessage(formMessages.cloneText, { count: catalog.productCount })}</p>
          {formState.errors.root && <Notice tone="danger">{formState.errors.root.message}</Notice>}
          <TextField control={control} name="name" label={formatMessage(formMessages.cloneName)} isRequired />
        </DialogContent>
        <DialogActions>
          <Button disabled={formState.isSubmitting} onClick={onClose}>
            {formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" appearance="primary" disabledFocusable={formState.isSubmitting}>
            {formatMessage(formMessages.cloneSubmit)}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  );
}
