import { useIntl } from 'react-intl';
import { getErrorCode, getErrorMessage } from '#graphql/errors';
import { ErrorState } from '#ui/state/ErrorState';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Panel } from '#ui/layout/Panel';
import { CheckStep } from '../run/CheckStep';
import { useFileInspectionQuery } from './FileInspection.generated';
import { plainMapping } from '../importDraft';
import type { ImportState, SetImportState } from '../importParams';
import type { CatalogChoices } from '../importStep';
import { ImportStepView } from '../ImportStepView';
import { LayoutStep } from './LayoutStep';
import { MappingStep } from '../mapping/MappingStep';
import { messages } from '../messages';
import { UploadStep } from './UploadStep';
import { useImportDraft } from '../useImportDraft';

export interface ImportFileProps {
  catalogId: string;
  catalog: CatalogChoices;
  state: ImportState;
  onChange: SetImportState;
}

/** The steps between uploading a file and importing it. An unreadable file leads back to the upload. */
export function ImportFile({ catalogId, catalog, state, onChange }: ImportFileProps) {
  const intl = useIntl();
  const { file: fileId } = state;
  const [draft, change] = useImportDraft(fileId);
  // Files are immutable, and a new language of the catalog hardly changes what is suggested, so a cached inspection
  // never becomes stale.
  const result = useFileInspectionQuery({
    variables: { fileId, layout: draft.layout, catalogId },
    fetchPolicy: 'cache-first',
  });
  const { error } = result;
  const inspection = (result.data ?? (error ? undefined : result.previousData))?.fileInspection;

  if (inspection) {
    const mapping = draft.mapping ?? plainMapping(inspection.mapping);
    const step = state.step === 'mapping' || state.step === 'check' ? state.step : 'layout';
    const props = { inspection, catalog, draft, change, mapping, state, onChange };
    return (
      <ImportStepView current={step}>
        {step === 'layout' && <LayoutStep {...props} isReading={result.loading} />}
        {step === 'mapping' && <MappingStep {...props} catalogId={catalogId} />}
        {step === 'check' && <CheckStep {...props} catalogId={catalogId} />}
      </ImportStepView>
    );
  }
  const isRefused = error && getErrorCode(error) !== null && getErrorCode(error) !== 'UNKNOWN';
  return (
    <ImportStepView current={isRefused ? 'upload' : 'layout'}>
      {isRefused ? (
        <UploadStep
          refusal={getErrorMessage(error, intl)}
          onDone={(id) => onChange({ file: id, step: 'layout', job: '' }, { push: true })}
        />
      ) : error ? (
        <ErrorState
          message={getErrorMessage(error, intl)}
          onRetry={() => void result.refetch().catch(() => undefined)}
        />
      ) : (
        <Panel heading={intl.formatMessage(messages.reading)}>
          <LabeledProgress
            label={intl.formatMessage(messages.reading)}
            share={undefined}
            text={intl.formatMessage(messages.readingText)}
          />
        </Panel>
      )}
    </ImportStepView>
  );
}
