import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../../../ui/table/tableTypes';
import { useMediaQuery } from '../../../ui/hooks/useMediaQuery';
import { ColumnName } from './ColumnName';
import type { ColumnMapping } from '../importDraft';
import { mappingMessages as messages } from './mappingMessages';
import { SampleValues } from './SampleValues';
import { TargetField } from './TargetField';
import type { ImportTarget } from './targets';
import { TransformsCell } from './TransformsCell';
import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({ cell: { display: 'flex', alignItems: 'center', minWidth: 0 } });

/** Props of `TargetCell`. */
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
  targets: readonly ImportTarget[];
  /** The catalog's currencies. */
  currencies: readonly string[];
  onTarget: (source: string, target: string | null) => void;
  onTransforms: (source: string) => void;
}

/**
 * The columns of the mapping table. On small screens, values are shown below the names and transformations next to the
 * targets.
 */
export function useMappingColumns(options: MappingColumnOptions): readonly Column<ColumnMapping>[] {
  const { samples, targets, currencies, onTarget, onTransforms } = options;
  const { formatMessage } = useIntl();
  const isNarrow = useMediaQuery('(max-width: 640px)');
  return useMemo(() => {
    const getSamples = ({ source }: ColumnMapping) => (
      <SampleValues samples={samples.get(source) ?? []} isCompact={isNarrow} />
    );
    const toTarget = ({ source, target }: ColumnMapping) => (
      <TargetField
        column={source}
        target={target}
        targets={targets}
        currencies={currencies}
        onChange={(next) => onTarget(source, next)}
      />
    );
    const getTransforms = (column: ColumnMapping) => (
      <TransformsCell column={column} isCompact={isNarrow} onEdit={() => onTransforms(column.source)} />
    );
    const source = { id: 'source', header: formatMessage(messages.source) };
    const target = { id: 'target', header: formatMessage(messages.target) };
    if (isNarrow) {
      return [
        { ...source, cell: (column) => <ColumnName name={column.source}>{getSamples(column)}</ColumnName>, width: 140 },
        { ...target, cell: (column) => <TargetCell transforms={getTransforms(column)}>{toTarget(column)}</TargetCell> },
      ];
    }
    return [
      { ...source, cell: (column) => <ColumnName name={column.source} />, width: 220 },
      { id: 'samples', header: formatMessage(messages.samples), cell: getSamples },
      { ...target, cell: toTarget, width: 340 },
      { id: 'transforms', header: formatMessage(messages.transforms), cell: getTransforms, width: 180 },
    ];
  }, [formatMessage, isNarrow, samples, targets, currencies, onTarget, onTransforms]);
}
