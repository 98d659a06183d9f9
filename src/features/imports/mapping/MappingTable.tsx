import { Button, tokens, makeStyles, typographyStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { DataTable } from '#ui/table/DataTable';
import type { ColumnMapping } from '../importDraft';
import { noFilters, type ImportState, type SetImportState } from '../importParams';
import { isAsSuggested } from './isAsSuggested';
import { mappingMessages as messages } from './mappingMessages';
import { useMappingColumns, type MappingColumnOptions } from './useMappingColumns';
import { foldText } from '#shared/foldText';

const useStyles = makeStyles({ count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 } });

export interface MappingTableProps extends MappingColumnOptions {
  mapping: readonly ColumnMapping[];
  state: Pick<ImportState, 'q' | 'show'>;
  onChange: SetImportState;
}

const choices = ['mapped', 'unmapped', 'guesses'] as const;

/** All columns of the file with their targets. */
export function MappingTable({ mapping, state, onChange, ...options }: MappingTableProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const columns = useMappingColumns(options);
  const search = useCallback((q: string) => onChange({ q }), [onChange]);
  const words = foldText(state.q.trim());
  const isMapped = ({ target }: ColumnMapping) => target !== null;
  const isGuess = (column: ColumnMapping) => {
    const suggestion = options.suggestions.get(column.source);
    return suggestion?.certainty === 'GUESS' && isAsSuggested(column, suggestion);
  };
  const isShown = (column: ColumnMapping) =>
    state.show === 'guesses' ? isGuess(column) : state.show === null || isMapped(column) === (state.show === 'mapped');
  const rows = mapping.filter((column) => foldText(column.source).includes(words) && isShown(column));
  return (
    <DataTable
      id="importMapping"
      label={formatMessage(messages.table)}
      columns={columns}
      rows={rows}
      rowId={({ source }) => source}
      hasSettings={false}
      toolbar={
        <FilterBar>
          <SearchField label={formatMessage(messages.search)} value={state.q} onChange={search} />
          <SelectFilter
            label={formatMessage(messages.show)}
            anyLabel={formatMessage(messages.allColumns)}
            value={state.show}
            options={choices.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onChange={(show) => onChange({ show })}
          />
          <span className={styles.count}>
            {formatMessage(messages.count, { mapped: mapping.filter(isMapped).length, total: mapping.length })}
          </span>
        </FilterBar>
      }
      empty={
        <EmptyState
          drawing="search"
          title={formatMessage(messages.nothingFits)}
          actions={<Button onClick={() => onChange(noFilters)}>{formatMessage(messages.showAll)}</Button>}
        />
      }
    />
  );
}
