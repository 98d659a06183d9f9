import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { isSelected, noSelection, selectedCount } from '#ui/filter/selection';
import { DataTable } from '#ui/table/DataTable';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import type { VariantValues } from '../../core/values/productValues';
import { gridMessages as messages } from './grid/gridMessages';
import { useFieldHeader, useVariantColumns } from './grid/useVariantColumns';
import { getOptionNames, getVariantFields, toRows, writeCell, type VariantField } from './grid/variantCells';
import { createActiveCell, moveBetweenCells, VariantGridContext } from './grid/variantGrid';
import { variantMessages } from '../../core/messages/variantMessages';

const SetValueDialog = lazy(() =>
  import('./grid/SetValueDialog').then((module) => ({ default: module.SetValueDialog })),
);

const useStyles = makeStyles({
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground3,
  },
});

export interface VariantTableProps {
  variants: readonly VariantValues[];
  /** Number of variants, as long as the form has only the first of them; null once it has all. */
  expected: number | null;
  currencies: readonly string[];
  onOpen: (index: number) => void;
  onRemove: (indexes: number[]) => void;
}

/** The variants as a table whose cells can be edited, one by one or for all selected variants. */
export function VariantTable({ variants, expected, currencies, onOpen, onRemove }: VariantTableProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  const { control, getValues, setValue } = useProductForm();
  const { errors } = useFormState({ control, name: 'variants' });
  const [active] = useState(createActiveCell);
  const [selection, setSelection] = useState(noSelection);
  const [isSetting, setIsSetting] = useState<boolean | null>(null);
  // The columns stay the same while other values are edited.
  const optionNames = JSON.stringify(getOptionNames(variants));
  const fields = useMemo(
    () => getVariantFields(JSON.parse(optionNames) as string[], currencies),
    [optionNames, currencies],
  );
  const rows = useMemo(() => toRows(variants), [variants]);
  const getHeader = useFieldHeader(currencies);
  const columns = useVariantColumns(variants, fields, getHeader, onOpen);
  const count = selectedCount(selection, variants.length);

  const change = useCallback(
    (indexes: readonly number[], field: VariantField, text: string) => {
      const next = [...getValues('variants')];
      for (const index of indexes) {
        const variant = next[index];
        if (variant) next[index] = writeCell(variant, field, text);
      }
      setValue('variants', next, { shouldDirty: true, shouldValidate: true });
    },
    [getValues, setValue],
  );
  const grid = useMemo(
    () => ({ active, errors: Array.isArray(errors.variants) ? errors.variants : [], change }),
    [active, errors.variants, change],
  );
  const getSelected = () => rows.flatMap(({ index }) => (isSelected(selection, String(index)) ? index : []));

  return (
    <VariantGridContext value={grid}>
      {/* Moves between the controls of the cells, which have the roles. */}
      <div role="presentation" onKeyDown={moveBetweenCells}>
        <DataTable
          id="productVariants"
          label={formatMessage(variantMessages.variants)}
          columns={columns}
          rows={rows}
          rowCount={expected ?? undefined}
          rowId={({ index }) => String(index)}
          rowName={({ sku, index }) => sku || String(index + 1)}
          empty={null}
          hasSettings={false}
          isGrid={!isReadOnly}
          {...(!isReadOnly && {
            selection: {
              value: selection,
              onChange: setSelection,
              actions: (
                <>
                  <Button appearance="subtle" onClick={() => setIsSetting(true)}>
                    {formatMessage(messages.set)}
                  </Button>
                  <Button
                    appearance="subtle"
                    onClick={() => {
                      onRemove(getSelected());
                      setSelection(noSelection);
                    }}
                  >
                    {formatMessage(messages.remove, { count })}
                  </Button>
                </>
              ),
            },
          })}
        />
        {!isReadOnly && <p className={styles.hint}>{formatMessage(messages.hint)}</p>}
      </div>
      {isSetting !== null && (
        <Suspense fallback={null}>
          <SetValueDialog
            isOpen={isSetting}
            count={count}
            fields={fields.filter(({ kind }) => kind !== 'sku' && kind !== 'gtin')}
            getHeader={getHeader}
            onSet={(field, text) => change(getSelected(), field, text)}
            onClose={() => setIsSetting(false)}
          />
        </Suspense>
      )}
    </VariantGridContext>
  );
}
