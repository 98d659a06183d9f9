import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { TableAdd20Regular } from '@fluentui/react-icons/svg/table-add';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { urlNumber } from '#routing/urlParams';
import { useUrlState, type UrlParams } from '#routing/useUrlState';
import { EmptyState } from '#ui/state/EmptyState';
import { Panel } from '#ui/layout/Panel';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { variantParam } from '../../core/issues/fieldLocation';
import { isBlankVariant, newVariant } from './newVariant';
import type { PriceCatalog } from '../prices/channelPrices';
import { useIsReadOnly } from '../../core/readOnly';
import { useProductForm } from '../../core/useProductForm';
import { VariantTable } from './VariantTable';
import { variantMessages as messages } from '../../core/messages/variantMessages';

const MatrixDialog = lazy(() => import('./matrix/MatrixDialog').then((module) => ({ default: module.MatrixDialog })));
const VariantDrawer = lazy(() => import('./VariantDrawer').then((module) => ({ default: module.VariantDrawer })));

const useStyles = makeStyles({
  // Changes nothing but what can be used.
  fields: { minWidth: 0, margin: 0, padding: 0, border: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The number of the open variant, starting at 1. */
const drawerParams: UrlParams<{ [variantParam]: number | null }> = { [variantParam]: urlNumber() };

export interface VariantsSectionProps {
  catalog: PriceCatalog;
  /** Number of variants, as long as the form has only the first of them; null once it has all. */
  expected: number | null;
}

/**
 * The variants of the product in a table. One of them can be edited in a drawer; its number is stored in the URL. New
 * ones are made one by one, or for all combinations of options.
 */
export function VariantsSection({ catalog, expected }: VariantsSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  const opener = useRestoreFocusTarget();
  const { control, getValues, setValue, register } = useProductForm();
  // A single value: as an array of fields, the form would compare and number all variants at every change.
  register('variants');
  const [{ variant: open }, setDrawer] = useUrlState(drawerParams);
  const variants = useWatch({ control, name: 'variants' });
  const openVariant = useCallback((index: number) => setDrawer({ variant: index + 1 }), [setDrawer]);
  const openIndex = open === null || expected !== null || !variants[open - 1] ? null : open - 1;
  // The open variant, or the last one while its drawer is closing; null if it was removed.
  const [drawn, setDrawn] = useState<{ index: number | null } | null>(null);
  if (openIndex !== null && openIndex !== drawn?.index) setDrawn({ index: openIndex });

  const add = () => {
    const present = getValues('variants');
    // It is not validated before anything is typed.
    setValue('variants', [...present, newVariant(present)], { shouldDirty: true });
    openVariant(present.length);
  };
  const remove = (indexes: readonly number[]) => {
    const removed = new Set(indexes);
    const kept = getValues('variants').filter((_, index) => !removed.has(index));
    setValue('variants', kept, { shouldDirty: true, shouldValidate: true });
  };
  const close = (index: number) => {
    setDrawer({ variant: null });
    if (isBlankVariant(getValues(`variants.${index}`))) remove([index]);
  };
  const removeAt = (index: number) => {
    setDrawer({ variant: null });
    setDrawn({ index: null });
    remove([index]);
  };
  const [isMatrixOpen, setIsMatrixOpen] = useState<boolean | null>(null);

  const addButtons = isReadOnly ? undefined : (
    <div className={styles.actions}>
      <Button icon={<TableAdd20Regular />} onClick={() => setIsMatrixOpen(true)}>
        {formatMessage(messages.create)}
      </Button>
      <Button {...opener} icon={<Add20Regular />} onClick={add}>
        {formatMessage(messages.add)}
      </Button>
    </div>
  );

  return (
    <fieldset className={styles.fields} disabled={expected !== null}>
      <Panel
        heading={
          variants.length > 0
            ? formatMessage(messages.counted, { count: expected ?? variants.length })
            : formatMessage(messages.variants)
        }
        actions={variants.length > 0 ? addButtons : undefined}
      >
        <FieldSlot field="variants">
          {variants.length === 0 ? (
            <EmptyState
              title={formatMessage(messages.empty)}
              description={isReadOnly ? undefined : formatMessage(messages.emptyText)}
              actions={addButtons}
            />
          ) : (
            <VariantTable
              variants={variants}
              expected={expected}
              currencies={catalog.currencies}
              onOpen={openVariant}
              onRemove={remove}
            />
          )}
        </FieldSlot>
        {drawn && (
          <Suspense fallback={null}>
            <VariantDrawer
              isOpen={openIndex !== null}
              index={drawn.index}
              catalog={catalog}
              onClose={close}
              onRemove={removeAt}
            />
          </Suspense>
        )}
        {isMatrixOpen !== null && (
          <Suspense fallback={null}>
            <MatrixDialog isOpen={isMatrixOpen} onClose={() => setIsMatrixOpen(false)} />
          </Suspense>
        )}
      </Panel>
    </fieldset>
  );
}
