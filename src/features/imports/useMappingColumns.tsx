import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../../ui/table/tableTypes';
import type { ColumnMapping } from './importDraft';
import { mappingMessages as messages } from './mappingMessages';
import { SampleValues } from './SampleValues';
import { TargetField } from './TargetField';
import type { ImportTarget } from './targets';
import { TransformsCell } from './TransformsCell';

/** What the columns of the mapping are drawn from. */
export interface MappingColumnOptions {
  /** Values by the column's name. */
  samples: ReadonlyMap<string, readonly string[]>;
  targets: readonly ImportTarget[];
  onTarget(source: string, target: string | null): void;
  onTransforms(source: string): void;
}

/** The columns of the mapping table. */
export function useMappingColumns(options: MappingColumnOptions): readonly Column<ColumnMapping>[] {
  const { samples, targets, onTarget, onTransforms } = options;
  const { formatMessage } = useIntl();
  return useMemo(
    () => [
      {
        id: 'source',
        header: formatMessage(messages.source),
        cell: ({ source }) => (
          <bdi title={source}>
            <strong>{source}</strong>
          </bdi>
        ),
        width: 220,
      },
      {
        id: 'samples',
        header: formatMessage(messages.samples),
        cell: ({ source }) => <SampleValues samples={samples.get(source) ?? []} />,
      },
      {
        id: 'target',
        header: formatMessage(messages.target),
        cell: ({ source, target }) => (
          <TargetField column={source} target={target} targets={targets} onChange={(next) => onTarget(source, next)} />
        ),
        width: 340,
      },
      {
        id: 'transforms',
        header: formatMessage(messages.transforms),
        cell: (column) => <TransformsCell column={column} onEdit={() => onTransforms(column.source)} />,
        width: 180,
      },
    ],
    [formatMessage, samples, targets, onTarget, onTransforms],
  );
}
