import { BookmarkMultipleRegular } from '@fluentui/react-icons/svg/bookmark-multiple';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { BoxMultipleRegular } from '@fluentui/react-icons/svg/box-multiple';
import { FilterRegular } from '@fluentui/react-icons/svg/filter';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { ReceiptRegular } from '@fluentui/react-icons/svg/receipt';
import { StackRegular } from '@fluentui/react-icons/svg/stack';
import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { jobMessages } from '#entities/job/jobMessages';
import { usePreferences } from '#preferences/preferencesContext';
import { scopeMessages } from '#features/products/rule/channels/channelRuleMessages';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { hasScreenFor, entityHref, type EntityKind } from '../search/entityHref';
import { useSelectedCatalog } from '../useSelectedCatalog';
import { messages } from './messages';
import type { PaletteEntry, PaletteGroup } from './paletteEntry';
import { usePaletteFindsQuery, type PaletteFindsQuery } from './PaletteFinds.generated';

type Found = PaletteFindsQuery['palette'];

/** Entries for rows of one kind. Empty if the app has no screen for that kind. */
function getEntries<Row extends { id: string }>(
  kind: EntityKind,
  rows: readonly Row[] | undefined,
  toEntry: (row: Row) => Pick<PaletteEntry, 'label' | 'note' | 'icon'>,
): PaletteEntry[] {
  return (rows ?? []).flatMap((row) => {
    const to = entityHref(kind, row.id);
    return to === null ? [] : [{ id: `${kind}-${row.id}`, to, ...toEntry(row) }];
  });
}

/**
 * Where a recipe is used: the list of its catalog, with the filters and the selection if this is open, otherwise with
 * all products.
 */
const toRecipe = (catalogId: string, recipe: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) => {
  const to = href(paths.productList, { catalogId }, { recipe });
  if (!to.startsWith(`${pathname}?`)) return to;
  const params = new URLSearchParams(search);
  params.set('recipe', recipe);
  params.delete('mode');
  return `${pathname}?${params}`;
};

/** The search results by kind, in the user’s language. */
function getGroups(
  found: Found,
  catalogNames: ReadonlyMap<string, string>,
  location: Pick<Location, 'pathname' | 'search'>,
  { formatMessage }: IntlShape,
): PaletteGroup[] {
  const skus = found.products.map(({ sku }) => sku);
  const productNote = (sku: string, catalogId: string) => {
    const catalog = catalogNames.get(catalogId);
    const isTwice = skus.indexOf(sku) !== skus.lastIndexOf(sku);
    return isTwice && catalog !== undefined ? formatMessage(messages.skuInCatalog, { sku, catalog }) : sku;
  };
  const products = found.products.map(({ id, catalogId, name, sku }) => ({
    id: `product-${id}`,
    label: name || sku,
    note: productNote(sku, catalogId),
    icon: BoxRegular,
    to: href(paths.productDetail, { catalogId, productId: id }),
  }));
  const catalogs = getEntries('catalog', found.catalogs, ({ name, code }) => ({
    label: name,
    note: code,
    icon: BoxMultipleRegular,
  }));
  const jobs = getEntries('job', found.jobs, ({ id, type, mode, inputFile, catalog }) => {
    const word = formatMessage(jobMessages[type], { mode });
    return {
      label: inputFile ? formatMessage(messages.jobOfFile, { type: word, file: inputFile.name }) : word,
      note: formatMessage(catalog ? messages.jobNote : messages.jobNumber, { id, catalog: catalog?.name }),
      icon: TaskListSquareLtrRegular,
    };
  });
  const versions = getEntries('version', found.versions, ({ version, label, catalog }) => ({
    label: formatMessage(messages.version, { catalog: catalog.name, version }),
    note: label,
    icon: StackRegular,
  }));
  const recipes = found.recipes.map(({ id, catalogId, name }) => ({
    id: `recipe-${id}`,
    label: name,
    note: catalogNames.get(catalogId),
    icon: BookmarkMultipleRegular,
    to: toRecipe(catalogId, id, location),
  }));
  const rules = found.rules.map(({ catalog, category, channel, scope }) => {
    const catalogId = catalog.id;
    const code = channel?.code ?? '';
    const name = category === null ? (channel?.label ?? code) : category.slice(category.lastIndexOf('/') + 1);
    return {
      id: `rule-${catalogId}-${category ?? `${scope} ${code}`}`,
      label: formatMessage(scope ? scopeMessages[scope].heading : messages.categoryRule, { name }),
      note: catalog.name,
      icon: FilterRegular,
      to:
        category === null
          ? href(scope === 'FEEDS' ? paths.feedRule : paths.channelRule, { catalogId }, { channel: code })
          : href(paths.categoryRule, { catalogId }, { category }),
    };
  });
  const users = getEntries('user', found.users, ({ fullName, email }) => ({
    label: fullName,
    note: email ?? undefined,
    icon: PersonRegular,
  }));
  const invoices = getEntries('invoice', found.invoices, ({ id, client }) => ({
    label: formatMessage(messages.invoice, { id }),
    note: client.name,
    icon: ReceiptRegular,
  }));
  const emails = getEntries('email', found.emails, ({ subject, from }) => ({
    label: subject,
    note: from.name,
    icon: MailRegular,
  }));
  return [
    { id: 'products', heading: formatMessage(messages.products), entries: products },
    { id: 'catalogs', heading: formatMessage(messages.catalogs), entries: catalogs },
    { id: 'jobs', heading: formatMessage(messages.jobs), entries: jobs },
    { id: 'versions', heading: formatMessage(messages.versions), entries: versions },
    { id: 'recipes', heading: formatMessage(messages.recipes), entries: recipes },
    { id: 'rules', heading: formatMessage(messages.rules), entries: rules },
    { id: 'users', heading: formatMessage(messages.users), entries: users },
    { id: 'invoices', heading: formatMessage(messages.invoices), entries: invoices },
    { id: 'emails', heading: formatMessage(messages.emails), entries: emails },
  ];
}

/** The server’s search results for a text. */
export interface SearchResults {
  /** Results for the previous text while a request is in flight. */
  groups: readonly PaletteGroup[];
  isLoading: boolean;
  hasFailed: boolean;
}

/** Requested once when the palette opens, so that the server’s index is ready for the first key press. */
const warmUp = 'e';

/** Searches products, catalogs, jobs, and all other records that the app can show. */
export function useSearchResults(q: string): SearchResults {
  const intl = useIntl();
  const { can } = useSession();
  const location = useLocation();
  const catalogId = usePreferences().preferences.selectedCatalog;
  const { catalogs } = useSelectedCatalog();
  const { data, previousData, loading, error } = usePaletteFindsQuery({
    skip: !can('read', 'Search'),
    // Search results are not worth caching.
    fetchPolicy: 'no-cache',
    variables: {
      q: q || warmUp,
      catalogId,
      users: hasScreenFor('user'),
      invoices: hasScreenFor('invoice'),
      emails: hasScreenFor('email'),
    },
  });
  const found = (data ?? previousData)?.palette;
  return {
    groups: q && found ? getGroups(found, new Map(catalogs?.map(({ id, name }) => [id, name])), location, intl) : [],
    isLoading: q !== '' && loading,
    hasFailed: q !== '' && error !== undefined,
  };
}
