import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { useImportTargetsQuery } from '../CatalogImport.generated';
import type { ColumnMapping } from '../importDraft';
import { noFilters } from '../importParams';
import type { ImportStepProps } from '../importStep';
import { isTranslatable, usedLocales } from './languages';
import { ColumnQuestions } from './ColumnQuestions';
import { MissingCurrencies } from './missing/MissingCurrencies';
import { MissingChannels } from './missing/MissingChannels';
import { MissingLanguages } from './missing/MissingLanguages';
import { MissingUnits } from './missing/MissingUnits';
import { UnclearDates } from './missing/UnclearDates';
import { MappingNotices } from './MappingNotices';
import { MappingTable } from './MappingTable';
import { messages } from '../messages';
import { ProfileBar } from '../profiles/ProfileBar';
import { FirstProduct } from './preview/FirstProduct';
import { RowLanguages } from './RowLanguages';
import { StepActions } from '../StepActions';
import { besideQuery } from './preview/besideQuery';
import { findRepeated, isCurrencyMissing, isNameMissing, ambiguousPrices, isPriceTarget } from './targets';

const TransformDialog = lazy(() =>
  import('./transforms/TransformDialog').then((module) => ({ default: module.TransformDialog })),
);

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [`@media ${besideQuery}`]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  // Stays visible beside long mappings.
  product: { [`@media ${besideQuery}`]: { position: 'sticky', insetBlockStart: '88px' } },
});

const none: readonly never[] = [];

export interface MappingStepProps extends ImportStepProps {
  catalogId: string;
}

/** The third step: maps the columns of the file to fields, and shows the first product as it would be. */
export function MappingStep(props: MappingStepProps) {
  const { catalogId, inspection, catalog, draft, change, mapping, state, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const fields = useImportTargetsQuery();
  const targets = fields.data?.importTargets ?? none;
  const [editing, setEditing] = useState<string | null>(null);
  const samples = useMemo(
    () => new Map(inspection.columns.map((column) => [column.name, column.samples])),
    [inspection.columns],
  );
  const suggestions = useMemo(
    () => new Map(inspection.suggestions.map((suggestion) => [suggestion.source, suggestion])),
    [inspection.suggestions],
  );
  const changeColumn = useCallback(
    (source: string, changes: Partial<ColumnMapping>) =>
      change((current) => ({
        mapping: (current.mapping ?? mapping).map((column) =>
          column.source === source ? { ...column, ...changes } : column,
        ),
      })),
    [change, mapping],
  );
  const onTarget = useCallback(
    (source: string, target: string | null) =>
      changeColumn(source, {
        target,
        isLeftOut: target === null,
        ...(!isTranslatable(target, targets) && { locale: null, ...(!isPriceTarget(target) && { channel: null }) }),
      }),
    [changeColumn, targets],
  );
  const inFile = useMemo(
    () => usedLocales([...mapping, ...inspection.mapping], inspection.locales, catalog),
    [mapping, inspection, catalog],
  );
  const edited = mapping.find(({ source }) => source === editing);
  const repeated = findRepeated(mapping, targets, suggestions);
  const isReady =
    mapping.some(({ target }) => target !== null) &&
    !mapping.some((column) => isNameMissing(column) || isCurrencyMissing(column)) &&
    ambiguousPrices(mapping).length === 0 &&
    repeated.length === 0;
  return (
    <>
      <ProfileBar inspection={inspection} draft={draft} change={change} mapping={mapping} />
      <MappingNotices mapping={mapping} targets={targets} catalog={catalog} repeated={repeated} />
      <ColumnQuestions notApplied={inspection.notApplied} mapping={mapping} onAnswer={changeColumn} />
      <MissingCurrencies mapping={mapping} catalog={catalog} draft={draft} change={change} />
      <MissingLanguages mapping={mapping} catalog={catalog} inspection={inspection} draft={draft} change={change} />
      <MissingChannels mapping={mapping} catalog={catalog} inspection={inspection} draft={draft} change={change} />
      <MissingUnits inspection={inspection} mapping={mapping} change={change} />
      <UnclearDates inspection={inspection} mapping={mapping} change={change} />
      <RowLanguages
        mapping={mapping}
        catalog={catalog}
        inspection={inspection}
        inFile={inFile}
        onChange={changeColumn}
      />
      <div className={styles.columns}>
        <div>
          <QueryView result={fields} skeleton={<Placeholder height={320} />}>
            {() => (
              <MappingTable
                mapping={mapping}
                samples={samples}
                suggestions={suggestions}
                repeated={repeated}
                targets={targets}
                catalog={catalog}
                inFile={inFile}
                state={state}
                onChange={onChange}
                onTarget={onTarget}
                onScope={changeColumn}
                onTransforms={setEditing}
              />
            )}
          </QueryView>
        </div>
        <div className={styles.product}>
          <FirstProduct
            catalogId={catalogId}
            inspection={inspection}
            draft={draft}
            mapping={mapping}
            isReady={isReady}
          />
        </div>
      </div>
      <Suspense fallback={null}>
        {edited && (
          <TransformDialog
            column={edited.source}
            samples={samples.get(edited.source) ?? none}
            transforms={edited.transforms}
            columns={inspection.columns.map(({ name }) => name)}
            onSave={(transforms) => changeColumn(edited.source, { transforms })}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
      <StepActions>
        <Button onClick={() => onChange({ step: 'layout', ...noFilters }, { push: true })}>
          {formatMessage(messages.back)}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={!isReady}
          onClick={() => onChange({ step: 'check', job: draft.dryRunId ?? '', ...noFilters }, { push: true })}
        >
          {formatMessage(messages.toCheck)}
        </Button>
      </StepActions>
    </>
  );
}
