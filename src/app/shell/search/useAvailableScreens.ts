import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { generatePath } from 'react-router-dom';
import { usePreferences } from '#preferences/preferencesContext';
import type { Screen } from '#routing/screen';
import { useSession } from '#session/sessionContext';
import { screens } from '../../screens';

/** A screen that can be opened from anywhere. */
export interface AvailableScreen {
  screen: Screen;
  title: string;
  /** Its path. For a screen of a catalog, the path for the current catalog. */
  to: string;
  isOfCatalog: boolean;
}

/** The catalog ID is the only path parameter that is known everywhere. */
const isReachable = (path: string) => (path.match(/:\w+/g) ?? []).every((name) => name === ':catalogId');

/** All screens that the user can open from a menu or the palette. Sign-in screens and error pages are excluded, and pages of a record. */
export function useAvailableScreens(): readonly AvailableScreen[] {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const catalogId = usePreferences().preferences.selectedCatalog;
  return useMemo(
    () =>
      screens.flatMap((screen): AvailableScreen[] => {
        const { path, title, ability, isPublic = false, isOfSearch = false } = screen;
        const isOfCatalog = path.includes(':catalogId');
        const isAllowed = !ability || can(ability.action, ability.subject);
        if (isPublic || isOfSearch || !isAllowed || !isReachable(path) || (isOfCatalog && catalogId === null))
          return [];
        const to = isOfCatalog ? generatePath<string>(path, { catalogId }) : path;
        return [{ screen, title: formatMessage(title), to, isOfCatalog }];
      }),
    [formatMessage, can, catalogId],
  );
}
