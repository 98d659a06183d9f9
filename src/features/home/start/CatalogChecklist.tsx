import type { CatalogTask } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import type { HomeCatalogQuery } from '../Home.generated';
import { Checklist } from './Checklist';

type Catalog = HomeCatalogQuery['catalog'];

const getTaskHref = ({ id: catalogId, currentVersion }: Catalog, task: CatalogTask): string | null => {
  switch (task) {
    case 'IMPORT':
      return href(paths.catalogImport, { catalogId });
    case 'FIX_ERRORS':
      return href(paths.issueList, { catalogId });
    case 'TRANSLATE':
      return href(paths.translationList, { catalogId });
    case 'SET_SHOP_URL':
      return href(paths.catalogDetail, { catalogId }, { dialog: 'edit' });
    case 'PUBLISH':
      return href(paths.catalogPublish, { catalogId });
    case 'GET_FEED':
      return currentVersion && href(paths.publishedCatalogDetail, { versionId: currentVersion.id });
  }
};

/** The checklist of a catalog, until everything is done. */
export function CatalogChecklist({ catalog }: { catalog: Catalog }) {
  const done = new Set(catalog.tasks.flatMap(({ task, isDone }) => (isDone ? [task] : [])));
  if (done.size === catalog.tasks.length) return null;
  const hasProducts = catalog.productCount > 0;
  return (
    <Checklist
      isWide
      done={done}
      getHref={(task) =>
        hasProducts || task === 'IMPORT' || task === 'SET_SHOP_URL' ? getTaskHref(catalog, task) : null
      }
    />
  );
}
