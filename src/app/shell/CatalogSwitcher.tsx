import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ChevronUpDown16Regular } from '@fluentui/react-icons/svg/chevron-up-down';
import { useIntl } from 'react-intl';
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import { usePreferences } from '../../preferences/preferencesContext';
import { paths } from '../../routing/paths';
import { screenAt, screenChain } from '../screenAt';
import { messages } from './messages';
import { useSelectedCatalog } from './useSelectedCatalog';

const useStyles = makeStyles({
  button: { maxWidth: '220px', '@media (max-width: 599.98px)': { maxWidth: '148px' } },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  popover: { maxHeight: '70dvh', maxWidth: '320px' },
});

/** The same page of another catalog: the innermost of the open pages that depends on nothing but the catalog. */
function pageOfCatalog(pathname: string, catalogId: string): string | null {
  const match = screenAt(pathname);
  if (!match?.params.catalogId) return null;
  const chain = screenChain({ screen: match.screen, params: { ...match.params, catalogId } });
  const isOfCatalog = (path: string) => (path.match(/:/g) ?? []).length === 1 && path.includes(':catalogId');
  return chain.findLast(({ screen }) => isOfCatalog(screen.path))?.path ?? null;
}

/** Shows the catalog one works in and changes it; pages of a catalog change with it. */
export function CatalogSwitcher() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { setPreferences } = usePreferences();
  const { catalog, catalogs } = useSelectedCatalog();
  const listHref = useHref(paths.catalogList);
  const openList = useLinkClickHandler<HTMLAnchorElement>(paths.catalogList);
  if (!catalogs?.length) return null;

  const select = (catalogId: string | undefined) => {
    if (catalogId === undefined) return;
    setPreferences({ selectedCatalog: catalogId });
    const page = pageOfCatalog(pathname, catalogId);
    if (page !== null && page !== pathname) void navigate(page);
  };

  const name = catalog?.name ?? formatMessage(messages.noCatalog);
  return (
    <Menu
      checkedValues={{ catalog: catalog ? [catalog.id] : [] }}
      onCheckedValueChange={(_event, { checkedItems }) => select(checkedItems[0])}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          icon={<ChevronUpDown16Regular />}
          iconPosition="after"
          aria-label={formatMessage(messages.switchCatalog, { name })}
        >
          <span className={styles.name}>{name}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {catalogs.map((each) => (
            <MenuItemRadio key={each.id} name="catalog" value={each.id}>
              {each.name}
            </MenuItemRadio>
          ))}
          <MenuDivider />
          <MenuItemLink href={listHref} onClick={openList}>
            {formatMessage(messages.allCatalogs)}
          </MenuItemLink>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
