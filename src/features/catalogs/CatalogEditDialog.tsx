import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { QueryView } from '../../ui/QueryView';
import { useToast } from '../../ui/useToast';
import { useCatalogEditQuery, useCatalogUpdateMutation } from './CatalogEditDialog.generated';
import { CatalogForm } from './CatalogForm';
import { CatalogFormSkeleton } from './CatalogFormSkeleton';
import type { CatalogValues } from './catalogSchema';
import { FormDialog } from './FormDialog';
import { formMessages } from './formMessages';

/** Props of `CatalogEditDialog`. */
export interface CatalogEditDialogProps {
  catalogId: string;
  onClose(): void;
}

/** Changes the fields of a catalog, beginning with what the server has now. */
export function CatalogEditDialog({ catalogId, onClose }: CatalogEditDialogProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const result = useCatalogEditQuery({ variables: { id: catalogId }, fetchPolicy: 'network-only' });
  const [update] = useCatalogUpdateMutation({ refetchQueries: ['ShellCatalogs'] });
  const title = formatMessage(formMessages.editTitle);
  const catalog = result.data?.catalog;
  const values = useMemo(() => {
    if (!catalog) return null;
    const { name, code, description, channels, locales, currencies, defaultLocale, tags } = catalog;
    return { name, code, description, channels, locales, currencies, defaultLocale, tags };
  }, [catalog]);

  const save = async (revision: number, input: CatalogValues) => {
    const { data } = await update({ variables: { id: catalogId, input, revision } });
    if (data) toast.success(formatMessage(formMessages.saved, { name: data.catalogUpdate.name }));
    onClose();
  };

  return (
    <FormDialog isWide onClose={onClose}>
      <QueryView result={result} skeleton={<CatalogFormSkeleton title={title} onClose={onClose} />}>
        {({ catalog: { revision } }) =>
          values && (
            <CatalogForm
              title={title}
              submitLabel={formatMessage(formMessages.save)}
              values={values}
              onSave={(input) => save(revision, input)}
              onReload={() => result.refetch()}
              onClose={onClose}
            />
          )
        }
      </QueryView>
    </FormDialog>
  );
}
