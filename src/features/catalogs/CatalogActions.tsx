import { Button, makeStyles, useRestoreFocusTarget } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { ShieldCheckmark20Regular } from '@fluentui/react-icons/svg/shield-checkmark';
import { useIntl } from 'react-intl';
import { useShopQuestion } from '#entities/catalog/useShopQuestion';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { useToast } from '#ui/state/useToast';
import { useCatalogExportMutation, useCatalogValidateMutation } from './CatalogActions.generated';
import type { CatalogDialog } from './form/catalogDialog';
import { CatalogMenu } from './list/CatalogMenu';
import type { CatalogMenuFragment } from './list/CatalogMenu.generated';
import { detailMessages } from './detail/detailMessages';
import { ExportMenu } from './detail/ExportMenu';
import { messages } from './messages';

// Lets all buttons fit in one row on a phone.
const useStyles = makeStyles({ button: { minWidth: 'auto' } });

export interface CatalogActionsProps {
  catalog: CatalogMenuFragment;
  onDialog: (dialog: CatalogDialog) => void;
}

/** Actions for the open catalog. Jobs start immediately and appear in its latest jobs. */
export function CatalogActions({ catalog, onDialog }: CatalogActionsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const restoreFocus = useRestoreFocusTarget();
  const { can } = useSession();
  const toast = useToast();
  const options = { refetchQueries: 'active' } as const;
  const [validate] = useCatalogValidateMutation(options);
  const [exportFile] = useCatalogExportMutation(options);
  const start = async (type: 'VALIDATE' | 'EXPORT', mutation: Promise<unknown>) => {
    try {
      await mutation;
      toast.success(formatMessage(detailMessages.started, { type }));
    } catch (error) {
      toast.error(formatMessage(detailMessages.startFailed), getErrorMessage(error, intl));
    }
  };
  const catalogId = catalog.id;
  const question = useShopQuestion(catalogId);
  return (
    <>
      {can('update', 'Catalog') && (
        <>
          <Button {...restoreFocus} className={styles.button} icon={<Edit20Regular />} onClick={() => onDialog('edit')}>
            {formatMessage(messages.edit)}
          </Button>
          <Button
            className={styles.button}
            icon={<ShieldCheckmark20Regular />}
            onClick={() => void start('VALIDATE', validate({ variables: { catalogId } }))}
          >
            {formatMessage(messages.validate)}
          </Button>
        </>
      )}
      {can('create', 'Job') && (
        <ExportMenu
          className={styles.button}
          onExport={(format) =>
            void question.ask(format, () => void start('EXPORT', exportFile({ variables: { catalogId, format } })))
          }
        />
      )}
      {question.dialog}
      <CatalogMenu catalog={catalog} hasEdit={false} onDialog={onDialog} />
    </>
  );
}
