import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp20Regular } from '@fluentui/react-icons/svg/chevron-up';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { DataTable } from '#ui/table/DataTable';
import type { Column } from '#ui/table/tableTypes';
import { TruncatedText } from '#ui/text/TruncatedText';
import { exampleProducts, type ExampleProduct } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

const useStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
});

/** Rows that show more about themselves below. Several can be open. */
export function ExpandableTable() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [open, setOpen] = useState<readonly string[]>(['TENT-2P']);
  const [first, ...others] = useProductColumns();
  const nameColumn: Column<ExampleProduct> = {
    id: 'name',
    width: 260,
    ...first,
    header: formatMessage(messages.product),
    cell: ({ sku, name }) => {
      const isOpen = open.includes(sku);
      return (
        <span className={styles.name}>
          <Button
            appearance="subtle"
            size="small"
            icon={isOpen ? <ChevronUp20Regular /> : <ChevronDown20Regular />}
            aria-expanded={isOpen}
            aria-label={formatMessage(messages.detailsOf, { name })}
            onClick={() => setOpen(isOpen ? open.filter((each) => each !== sku) : [...open, sku])}
          />
          <TruncatedText text={name} />
        </span>
      );
    },
  };
  return (
    <DataTable
      id="example-expandable"
      label={formatMessage(messages.expandable)}
      columns={[nameColumn, ...others]}
      rows={exampleProducts}
      rowId={({ sku }) => sku}
      detail={({ sku, note }) =>
        open.includes(sku) && (
          <KeyValueList
            items={[
              { label: formatMessage(messages.sku), value: <bdi dir="ltr">{sku}</bdi> },
              { label: formatMessage(messages.description), value: note },
            ]}
          />
        )
      }
      empty={null}
      hasSettings={false}
    />
  );
}
