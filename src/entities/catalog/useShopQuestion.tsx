import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { FeedFormat } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import type { ShopSettingsFragment } from './ShopSettings.generated';

const ShopDialog = lazy(() => import('./ShopDialog').then((module) => ({ default: module.ShopDialog })));

/** The question asked before an export starts. */
export interface ShopQuestion {
  /**
   * Calls `start`: immediately, or for a Google feed of a catalog without a shop URL after the URL has been entered.
   */
  ask: (format: FeedFormat, start: () => void) => Promise<void>;
  /** To be rendered on the page. */
  dialog: ReactNode;
}

/** Asks for the catalog's shop before the first Google feed export, because its links need the shop URL. */
export function useShopQuestion(catalogId: string): ShopQuestion {
  const client = useApolloClient();
  const { can } = useSession();
  const [open, setOpen] = useState<{ catalog: ShopSettingsFragment; start: () => void } | null>(null);
  const shown = useLastOpen(open !== null, open);
  const close = () => setOpen(null);

  const ask = async (format: FeedFormat, start: () => void) => {
    if (format !== 'GOOGLE_XML' || !can('update', 'Catalog')) return start();
    // The export itself reports problems with the catalog or the connection.
    const answer = await import('./ShopSettings.generated')
      .then(({ ShopSettingsDocument: query }) =>
        client.query({ query, variables: { catalogId }, fetchPolicy: 'network-only' }),
      )
      .catch(() => null);
    const catalog = answer?.data?.catalog;
    if (!catalog || catalog.shopUrl !== null) return start();
    setOpen({ catalog, start });
  };
  const dialog = (
    <Suspense fallback={null}>
      {shown && (
        <ShopDialog
          isOpen={open !== null}
          catalog={shown.catalog}
          onSaved={() => {
            close();
            shown.start();
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { ask, dialog };
}
