import { PuzzlePieceRegular } from '@fluentui/react-icons/svg/puzzle-piece';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ComponentEntry } from '#features/components/list/componentList';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import type { PaletteEntry } from './paletteEntry';

/** The pages of the component reference. Their list loads when the palette opens; until then there are none. */
export function useComponentEntries(): readonly PaletteEntry[] {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [pages, setPages] = useState<readonly ComponentEntry[]>([]);
  const isAllowed = can('read', 'Catalog');
  useEffect(() => {
    if (!isAllowed) return;
    // Without a connection, the palette works without these pages. It tries again when it opens the next time.
    import('#features/components/list/componentList').then(
      ({ componentList }) => setPages(componentList),
      () => undefined,
    );
  }, [isAllowed]);
  return pages.map(({ id, title, keywords }) => ({
    id: `component-${id}`,
    label: formatMessage(title),
    icon: PuzzlePieceRegular,
    to: href(paths.componentDetail, { componentId: id }),
    keywords,
  }));
}
