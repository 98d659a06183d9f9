import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import { toShopInput } from '#entities/catalog/shopSchema';
import { messages as uiMessages } from '#ui/messages';
import { QueryView } from '#ui/state/QueryView';
import { useCatalogEditFormQuery, useCatalogUpdateMutation } from './CatalogEditForm.generated';
import { CatalogForm } from './CatalogForm';
import { CatalogFormSkeleton } from './CatalogFormSkeleton';
import type { CatalogValues } from './catalogSchema';
import { formMessages } from './formMessages';

export interface CatalogEditFormProps {
  catalogId: string;
  onClose: () => void;
}

/** The edit form of a catalog, filled with the current values from the server. */
export function CatalogEditForm({ catalogId, onClose }: CatalogEditFormProps) {
  const { formatMessage } = useIntl();
  const toastRevalidation = useRevalidationToast();
  const result = useCatalogEditFormQuery({ variables: { id: catalogId }, fetchPolicy: 'network-only' });
  const [update] = useCatalogUpdateMutation({ refetchQueries: ['ShellCatalogs'] });
  const title = formatMessage(formMessages.editTitle);
  const catalog = result.data?.catalog;
  const values = useMemo(() => {
    if (!catalog) return null;
    const { name, code, description, channels, locales, currencies, defaultLocale, tags } = catalog;
    const { shopUrl, linkPattern, imageBaseUrl, timeZone } = catalog;
    const shop = { shopUrl: shopUrl ?? '', linkPattern, imageBaseUrl: imageBaseUrl ?? '' };
    return { name, code, description, channels, locales, currencies, defaultLocale, tags, timeZone, ...shop };
  }, [catalog]);

  const save = async (revision: number, input: CatalogValues) => {
    const { data } = await update({
      variables: { input: { id: catalogId, revision, ...input, ...toShopInput(input) } },
    });
    if (data) {
      const { catalog: saved, jobs } = data.updateCatalog;
      toastRevalidation(formatMessage(formMessages.saved, { name: saved.name }), jobs);
    }
    onClose();
  };

  return (
    <QueryView result={result} skeleton={<CatalogFormSkeleton title={title} onClose={onClose} />}>
      {({ catalog: { revision } }) =>
        values && (
          <CatalogForm
            title={title}
            submitLabel={formatMessage(uiMessages.save)}
            values={values}
            onSave={(input) => save(revision, input)}
            onReload={() => result.refetch()}
            onClose={onClose}
          />
        )
      }
    </QueryView>
  );
}
