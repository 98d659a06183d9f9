import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { DataTable } from '#ui/table/DataTable';
import { exampleProducts } from './products';
import { tableMessages as messages } from './tableMessages';
import { useProductColumns } from './useProductColumns';

const useStyles = makeStyles({ root: { display: 'grid', rowGap: tokens.spacingVerticalM } });

const states = ['loading', 'empty', 'failed'] as const;

/** What a table shows without rows: placeholders of the same size, an explanation, or an error to try again. */
export function TableStates() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [state, setState] = useState<string>('loading');
  const fill = () => setState('rows');
  const rows = state === 'rows' ? exampleProducts : state === 'empty' ? [] : undefined;
  return (
    <div className={styles.root}>
      <RadioGroup
        layout="horizontal"
        aria-label={formatMessage(messages.state)}
        value={state}
        onChange={(_event, { value }) => setState(value)}
      >
        {states.map((value) => (
          <Radio key={value} value={value} label={formatMessage(messages[value])} />
        ))}
      </RadioGroup>
      <DataTable
        id="example-states"
        label={formatMessage(messages.states)}
        columns={useProductColumns()}
        rows={rows}
        rowId={({ sku }) => sku}
        error={state === 'failed' ? new Error('Offline') : undefined}
        onRetry={fill}
        empty={
          <EmptyState
            title={formatMessage(messages.emptyTitle)}
            description={formatMessage(messages.emptyText)}
            actions={<Button onClick={fill}>{formatMessage(messages.addSamples)}</Button>}
          />
        }
        hasSettings={false}
      />
    </div>
  );
}
