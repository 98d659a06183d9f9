import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import type { Column } from '#ui/table/tableTypes';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { besideQuery } from './preview/besideQuery';
import { ColumnName } from './ColumnName';
import type { ColumnMapping } from '../importDraft';
import { mappingMessages as messages } from './mappingMessages';
import type { CatalogChoices, MappingSuggestion } from '../importStep';
import { isTranslatable } from './languages';
import { SampleValues } from './SampleValues';
import { ScopeFields } from './ScopeFields';
import { SuggestionNote } from './SuggestionNote';
import { suggestionMessages } from './suggestionMessages';
import { TargetField } from './target/TargetField';
import { isPriceTarget, type ImportTarget, type RepeatedColumn } from './targets';
import { TransformsCell } from './transforms/TransformsCell';
import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', minWidth: 0 },
  target: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
  },
  // Begins where the select above it does.
  note: { paddingInlineStart: '3px', paddingBlockEnd: tokens.spacingVerticalS },
});

interface TargetCellProps {
  /** The target of the column. */
  children: ReactNode;
  /** The transformations of its values. */
  transforms: ReactNode;
}

/** The target of a column and the transformations of its values, side by side. */
function TargetCell({ children, transforms }: TargetCellProps) {
  return (
    <span className={useStyles().cell}>
      {children}
      {transforms}
    </span>
  );
}

/** The data for the columns of the mapping table. */
export interface MappingColumnOptions {
  /** Sample values by column name. */
  samples: ReadonlyMap<string, readonly string[]>;
  /** The suggestions by column name. */
  suggestions: ReadonlyMap<string, MappingSuggestion>;
  /** Columns that are mapped to the field of another one. */
  repeated: readonly RepeatedColumn[];
  targets: readonly ImportTarget[];
  catalog: CatalogChoices;
  /** Languages of the file. */
  inFile: readonly string[];
  onTarget: (source: string, target: string | null) => void;
  onScope: (source: string, changes: Pick<Partial<ColumnMapping>, 'locale' | 'channel'>) => void;
  onTransforms: (source: string) => void;
}

/**
 * The columns of the mapping table. On small screens, and beside the first product, transformations are next to the
 * targets, and what the suggestion is based on is below them. On small screens, values are below the names.
 */
export function useMappingColumns(options: MappingColumnOptions): readonly Column<ColumnMapping>[] {
  const { samples, suggestions, repeated, targets, catalog, inFile, onTarget, onScope, onTransforms } = options;
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const definitions = useAttributeChoices();
  const isNarrow = useMediaQuery('(max-width: 640px)');
  const isBeside = useMediaQuery(besideQuery);
  return useMemo(() => {
    const attributes = definitions.map(({ name, labels }) => ({ name, label: attributeLabel(labels, locale) }));
    const getSamples = ({ source }: ColumnMapping) => (
      <SampleValues samples={samples.get(source) ?? []} isCompact={isNarrow} />
    );
    const toTarget = (column: ColumnMapping) => (
      <span className={styles.target}>
        <TargetField
          column={column.source}
          target={column.target}
          targets={targets}
          attributes={attributes}
          currencies={catalog.currencies}
          onChange={(next) => onTarget(column.source, next)}
        />
        {(isTranslatable(column.target, targets) || isPriceTarget(column.target)) && (
          <ScopeFields
            column={column}
            hasLanguage={!isPriceTarget(column.target)}
            catalog={catalog}
            inFile={inFile}
            onChange={(changes) => onScope(column.source, changes)}
          />
        )}
      </span>
    );
    const getTransforms = (column: ColumnMapping) => (
      <TransformsCell column={column} isCompact={isNarrow || isBeside} onEdit={() => onTransforms(column.source)} />
    );
    const toSuggestion = (column: ColumnMapping) => (
      <SuggestionNote
        suggestion={suggestions.get(column.source)}
        column={column}
        first={repeated.find(({ source }) => source === column.source)?.first}
      />
    );
    const source = { id: 'source', header: formatMessage(messages.source) };
    const target = { id: 'target', header: formatMessage(messages.target) };
    const getAll = (column: ColumnMapping) => (
      <>
        <TargetCell transforms={getTransforms(column)}>{toTarget(column)}</TargetCell>
        <div className={styles.note}>{toSuggestion(column)}</div>
      </>
    );
    if (isNarrow) {
      return [
        { ...source, cell: (column) => <ColumnName name={column.source}>{getSamples(column)}</ColumnName>, width: 140 },
        { ...target, cell: getAll },
      ];
    }
    if (isBeside) {
      return [
        { ...source, cell: (column) => <ColumnName name={column.source} />, width: 160 },
        { id: 'samples', header: formatMessage(messages.samples), cell: getSamples },
        { ...target, cell: getAll, width: 320 },
      ];
    }
    return [
      { ...source, cell: (column) => <ColumnName name={column.source} />, width: 204 },
      { id: 'samples', header: formatMessage(messages.samples), cell: getSamples },
      { ...target, cell: toTarget, width: 328 },
      { id: 'suggestion', header: formatMessage(suggestionMessages.heading), cell: toSuggestion, width: 204 },
      { id: 'transforms', header: formatMessage(messages.transforms), cell: getTransforms, width: 164 },
    ];
  }, [
    formatMessage,
    definitions,
    locale,
    styles,
    isNarrow,
    isBeside,
    samples,
    suggestions,
    repeated,
    targets,
    catalog,
    inFile,
    onTarget,
    onScope,
    onTransforms,
  ]);
}
