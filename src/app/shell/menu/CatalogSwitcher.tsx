import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronUpDown16Regular } from '@fluentui/react-icons/svg/chevron-up-down';
import { useIntl } from 'react-intl';
import { usePreferences } from '#preferences/preferencesContext';
import { useNavigate, usePathname } from '#routing/navigation';
import { paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { screenAt, screenChain } from '../../screen/screenAt';
import { messages } from '../messages';
import { useSelectedCatalog } from '../useSelectedCatalog';

const useStyles = makeStyles({
  // What is beside it keeps its place when the catalogs arrive and when another one is selected.
  place: {
    width: '180px',
    flexShrink: 0,
    '@media (min-width: 600px) and (max-width: 899.98px)': { width: '148px' },
    // As wide as the buttons beside it allow, from 71 pixels in the narrowest window.
    '@media (max-width: 599.98px)': { width: 'calc(34vw - 38px)' },
  },
  button: {
    width: '100%',
    minWidth: 0,
    justifyContent: 'space-between',
    '@media (max-width: 599.98px)': { paddingInline: tokens.spacingHorizontalXS },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/**
 * The same page for another catalog: the innermost of the current pages whose path has no parameter other than the
 * catalog.
 */
function pageOfCatalog(pathname: string, catalogId: string): string | null {
  const match = screenAt(pathname);
  if (!match?.params.catalogId) return null;
  const chain = screenChain({ screen: match.screen, params: { ...match.params, catalogId } });
  const isOfCatalog = (path: string) => (path.match(/:/g) ?? []).length === 1 && path.includes(':catalogId');
  return chain.findLast(({ screen }) => isOfCatalog(screen.path))?.path ?? null;
}

/** Shows and switches the current catalog. Pages of a catalog change with it. */
export function CatalogSwitcher() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  const pathname = usePathname();
  const { setPreferences } = usePreferences();
  const { can } = useSession();
  const { catalog, catalogs } = useSelectedCatalog();
  if (!can('read', 'Catalog') || catalogs?.length === 0) return null;
  if (!catalogs) return <div className={styles.place} />;

  const select = (catalogId: string) => {
    setPreferences({ selectedCatalog: catalogId });
    const page = pageOfCatalog(pathname, catalogId);
    if (page !== null && page !== pathname) navigate(page);
  };

  const name = catalog?.name ?? formatMessage(messages.noCatalog);
  return (
    <div className={styles.place}>
      <ActionMenu
        className={styles.button}
        icon={<ChevronUpDown16Regular />}
        iconPosition="after"
        label={formatMessage(messages.switchCatalog, { name })}
        sections={[
          {
            id: 'catalog',
            kind: 'choice',
            entries: catalogs.map(({ id, name: label }) => ({
              id,
              label,
              isChecked: id === catalog?.id,
              onSelect: () => select(id),
            })),
          },
          {
            id: 'all',
            kind: 'actions',
            entries: [{ id: 'all', label: formatMessage(messages.allCatalogs), to: paths.catalogList }],
          },
        ]}
      >
        <span className={styles.name}>{name}</span>
      </ActionMenu>
    </div>
  );
}
