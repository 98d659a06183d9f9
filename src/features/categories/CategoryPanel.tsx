import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { noCategory } from '#entities/catalog/noCategory';
import { getErrorMessage } from '#graphql/errors';
import { hasMatch } from '#lib/textMatch';
import { href, paths } from '#routing/paths';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { ResultCount } from '#ui/filter/ResultCount';
import { SearchField } from '#ui/filter/SearchField';
import { Panel } from '#ui/layout/Panel';
import { EmptyState } from '#ui/state/EmptyState';
import { ClearButton } from '#ui/table/ClearButton';
import { useToast } from '#ui/state/useToast';
import { TextLink } from '#ui/text/TextLink';
import type { CategoryRowFragment, CategoryTreeQuery } from './CategoryTree.generated';
import type { CategoryDialog } from './dialogs/categoryDialog';
import { CategoryDialogs } from './dialogs/CategoryDialogs';
import { changeMessages, messages } from './messages';
import { CategoryTreeView } from './tree/CategoryTreeView';
import type { CategoryPlace } from './tree/dropTarget';
import { getAncestors, getFirstExpanded, getTreeRows } from './tree/treeRows';
import { useCategoryChanges } from './useCategoryChanges';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  unassigned: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  keys: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    // Phones have no keys.
    '@media (hover: none)': { display: 'none' },
  },
});

const treeParams = { q: urlText() };

export interface CategoryPanelProps {
  catalogId: string;
  canEdit: boolean;
  tree: CategoryTreeQuery['catalog']['categoryTree'];
  /** The catalog’s other languages than its default one. */
  languages: readonly string[];
  dialog: CategoryDialog | null;
  onDialog: (dialog: CategoryDialog | null) => void;
}

/** The tree with its search, the products without a category, and the dialogs. */
export function CategoryPanel({ catalogId, canEdit, tree, languages, dialog, onDialog }: CategoryPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const { can } = useSession();
  const [{ q }, setState] = useUrlState(treeParams);
  const { categories, unassignedCount } = tree;
  const [expanded, setExpanded] = useState(() => getFirstExpanded(categories));
  const focusRef = useRef<string | null>(null);
  const changes = useCategoryChanges(catalogId);
  const rows = useMemo(() => getTreeRows(categories, { expanded, q }), [categories, expanded, q]);
  const found = q.trim() === '' ? null : categories.filter(({ name }) => hasMatch(name, q)).length;
  const search = useCallback((text: string) => setState({ q: text }), [setState]);

  const toggle = (path: string) =>
    setExpanded((current) => {
      const next = new Set(current);
      if (!next.delete(path)) next.add(path);
      return next;
    });

  /** Shows the category at its new place, opened as it was, and focuses it. */
  const follow = (former: string | null, path: string) => {
    focusRef.current = path;
    setExpanded((current) => {
      const moved = former === null ? [] : [...current].filter((each) => `${each}/`.startsWith(`${former}/`));
      return new Set([
        ...current,
        ...getAncestors(path),
        ...moved.map((each) => path + each.slice(former?.length ?? 0)),
      ]);
    });
  };

  const move = (category: CategoryRowFragment, place: CategoryPlace) => {
    const { path, name } = category;
    changes.move(path, place).then(
      (moved) => follow(path, moved),
      (error: unknown) => toast.error(formatMessage(changeMessages.notMoved, { name }), getErrorMessage(error, intl)),
    );
  };

  return (
    <Panel>
      {categories.length + unassignedCount > 0 && (
        <div className={styles.bar}>
          {categories.length > 0 && <SearchField label={formatMessage(messages.search)} value={q} onChange={search} />}
          <span className={styles.unassigned}>
            {formatMessage(messages.unassigned)}
            <TextLink to={href(paths.productList, { catalogId }, { category: noCategory })}>
              {formatMessage(messages.products, { count: unassignedCount })}
            </TextLink>
          </span>
        </div>
      )}
      <ResultCount count={found} />
      {categories.length === 0 && (
        <EmptyState
          title={formatMessage(messages.emptyTitle)}
          description={formatMessage(messages.emptyText)}
          actions={
            canEdit &&
            can('create', 'Job') && (
              <LinkButton to={href(paths.catalogImport, { catalogId })}>{formatMessage(messages.import)}</LinkButton>
            )
          }
        />
      )}
      {categories.length > 0 && rows.length === 0 && (
        <EmptyState
          drawing="search"
          title={formatMessage(messages.nothingTitle)}
          description={formatMessage(messages.nothingText)}
          actions={<ClearButton onClick={() => search('')}>{formatMessage(messages.clearSearch)}</ClearButton>}
        />
      )}
      {rows.length > 0 && (
        <>
          <CategoryTreeView
            catalogId={catalogId}
            rows={rows}
            q={q}
            canEdit={canEdit}
            onToggle={toggle}
            onDialog={onDialog}
            onMove={move}
            focusRef={focusRef}
          />
          {canEdit && <p className={styles.keys}>{formatMessage(messages.keys)}</p>}
        </>
      )}
      <CategoryDialogs
        catalogId={catalogId}
        dialog={dialog}
        categories={categories}
        languages={languages}
        changes={changes}
        onChanged={(path) => follow(dialog?.kind === 'rename' || dialog?.kind === 'move' ? dialog.path : null, path)}
        onClose={() => onDialog(null)}
      />
    </Panel>
  );
}
