import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useState } from 'react';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { RunningJob } from '#entities/job/RunningJob';
import { getErrorCode } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { Page } from '#ui/layout/Page';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { CategoryPanel } from './CategoryPanel';
import { useCategoryTreeQuery } from './CategoryTree.generated';
import { CategoryTreeSkeleton } from './CategoryTreeSkeleton';
import type { CategoryDialog } from './dialogs/categoryDialog';
import { messages } from './messages';
import { titles } from './titles';

/** The categories of a catalog as a tree, in which they are created, renamed, moved, and deleted. */
export function CategoryTree() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { catalogId = '' } = useParams();
  const [dialog, setDialog] = useState<CategoryDialog | null>(null);
  const result = useCategoryTreeQuery({ variables: { catalogId } });
  const catalog = result.data?.catalog;
  const canEdit = can('update', 'Product') && catalog?.status !== 'ARCHIVED';

  if (!catalog && getErrorCode(result.error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(titles.categories)} />;
  return (
    <Page
      heading={formatMessage(titles.categories)}
      description={
        catalog ? (
          <>
            {formatMessage(messages.description, { count: catalog.categoryTree.categories.length })}{' '}
            <RunningJob job={catalog.lastJob} />
          </>
        ) : (
          <Placeholder width={120} isInline />
        )
      }
      actions={
        canEdit && (
          <Button
            appearance="primary"
            icon={<Add20Regular />}
            disabledFocusable={!catalog}
            onClick={() => setDialog({ kind: 'create', path: null })}
          >
            {formatMessage(messages.create)}
          </Button>
        )
      }
    >
      <QueryView result={result} skeleton={<CategoryTreeSkeleton />}>
        {(data) => (
          <CategoryPanel
            key={catalogId}
            catalogId={catalogId}
            canEdit={canEdit}
            tree={data.catalog.categoryTree}
            languages={data.catalog.locales.filter((tag) => tag !== data.catalog.defaultLocale)}
            dialog={dialog}
            onDialog={setDialog}
          />
        )}
      </QueryView>
    </Page>
  );
}
