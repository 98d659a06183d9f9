import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DiffKind } from '#graphql/types.generated';
import { EmptyState } from '#ui/state/EmptyState';
import { Placeholder } from '#ui/state/Placeholder';
import { type QueryResult, QueryView } from '#ui/state/QueryView';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { ListEmpty } from '#ui/table/ListEmpty';
import { Pagination } from '#ui/table/Pagination';
import { diffMessages } from './diffMessages';
import { diffKinds, type DiffState } from './diffParams';
import { type ProductChange, ProductDiff } from './ProductDiff';
import type { ProductDiffListFragment } from './ProductDiffList.generated';
import { SelectAllChanges } from './SelectAllChanges';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
});

/** The selected products. */
interface DiffSelection {
  /** Their numbers. */
  counts: Record<DiffKind, number>;
  isSelected: (change: ProductChange) => boolean;
  onSelect: (change: ProductChange, isSelected: boolean) => void;
  /** Selects or deselects all products of the kinds, on every page. */
  onSelectKinds: (kinds: readonly DiffKind[], isSelected: boolean) => void;
}

export interface ProductDiffListProps {
  result: QueryResult<ProductDiffListFragment>;
  /** Counts of all changes, for the filter; undefined while they are loading. */
  summary: { added: number; changed: number; removed: number } | undefined;
  catalogId: string;
  state: DiffState;
  onChange: (changes: Partial<DiffState>) => void;
  /** Without it, products can't be selected. */
  selection?: DiffSelection | undefined;
  /** What is said about other changes, which are not in the list. */
  others?: ReactNode;
}

/** The differences between two versions by product and field, with paging. */
export function ProductDiffList(props: ProductDiffListProps) {
  const { result, summary, catalogId, state, onChange, selection, others } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { added = 0, changed = 0, removed = 0 } = summary ?? {};
  const counts = { ADDED: added, CHANGED: changed, REMOVED: removed };
  const all = added + changed + removed;
  const { kind, page, perPage } = state;
  const shownKinds = kind ? [kind] : diffKinds;
  if (summary && all === 0) {
    return <EmptyState title={formatMessage(diffMessages.none)} description={formatMessage(diffMessages.noneText)} />;
  }
  return (
    <>
      <div className={styles.tools}>
        {summary ? (
          <SelectFilter
            isWide
            label={formatMessage(diffMessages.kind)}
            anyLabel={formatMessage(diffMessages.anyKind, { count: all })}
            value={kind}
            options={diffKinds.map((value) => ({
              value,
              label: formatMessage(diffMessages.kindCount, {
                kind: formatMessage(diffMessages[value]),
                count: counts[value],
              }),
            }))}
            onChange={(value) => onChange({ kind: value, page: 1 })}
          />
        ) : (
          <Placeholder height={32} />
        )}
        {selection && (
          <SelectAllChanges
            total={kind ? counts[kind] : all}
            count={shownKinds.reduce((sum, each) => sum + selection.counts[each], 0)}
            onChange={(isOn) => selection.onSelectKinds(shownKinds, isOn)}
          />
        )}
      </div>
      {others}
      <QueryView
        result={result}
        skeleton={Array.from({ length: 5 }, (_, index) => (
          <Placeholder key={index} height={40} />
        ))}
      >
        {({ diffs, totalDocs }) =>
          diffs.length === 0 && others ? null : diffs.length === 0 ? (
            <ListEmpty
              total={totalDocs}
              nothing={{ title: formatMessage(diffMessages.noneOfKind) }}
              onFirstPage={() => onChange({ page: 1 })}
              onClear={() => onChange({ kind: null, page: 1 })}
            />
          ) : (
            <ul className={styles.list}>
              {diffs.map((diff) => (
                <ProductDiff
                  key={`${diff.kind} ${diff.sku}`}
                  diff={diff}
                  catalogId={catalogId}
                  isSelected={selection?.isSelected(diff)}
                  onSelect={(isOn) => selection?.onSelect(diff, isOn)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Pagination
        page={page}
        perPage={perPage}
        total={result.data?.totalDocs}
        onChange={onChange}
        label={formatMessage(diffMessages.list)}
      />
    </>
  );
}
