import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { useSession } from '#session/sessionContext';
import { Panel } from '#ui/layout/Panel';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { CatalogPanel, panelHeight } from '../CatalogPanel';
import { useHomeOwnCatalogsQuery } from '../Home.generated';
import { messages } from '../messages';
import { GetStarted } from './GetStarted';

/**
 * The selected catalog, below the ways to start as long as there is only the demo, for those who can create a catalog
 * and import into it.
 */
export function CatalogStart() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { selectedCatalog } = usePreferences().preferences;
  const result = useHomeOwnCatalogsQuery();
  const canStart = can('create', 'Catalog') && can('create', 'Job');
  const placeholder = (
    <Panel heading=" ">
      <Placeholder height={panelHeight} />
    </Panel>
  );
  return (
    <QueryView result={result} skeleton={placeholder}>
      {({ own, demo }) => (
        <>
          {own.totalDocs === 0 && canStart && <GetStarted demoId={demo.catalogs[0]?.id ?? null} />}
          {own.totalDocs === 0 && demo.totalDocs === 0 && !canStart && (
            <Panel>
              <EmptyState title={formatMessage(messages.noCatalog)} />
            </Panel>
          )}
          {/* The menu selects a catalog when there is one. */}
          {selectedCatalog !== null && own.totalDocs + demo.totalDocs > 0 && <CatalogPanel />}
        </>
      )}
    </QueryView>
  );
}
