import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { getErrorCode } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useLoaded } from '#routing/useLoaded';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { AboveEndBar } from '#ui/layout/AboveEndBar';
import { Page } from '#ui/layout/Page';
import { StepSequence } from '#ui/layout/StepContent';
import { useImportCatalogQuery } from './CatalogImport.generated';
import { importParams } from './importParams';
import type { CatalogChoices } from './importStep';
import { ImportStepView } from './ImportStepView';
import { loadedLaterSteps, loadLaterSteps } from './loadLaterSteps';
import { messages } from './messages';
import type { ImportFileProps } from './upload/ImportFile';
import { UploadStep } from './upload/UploadStep';

const noChoices: CatalogChoices = { currencies: [], locales: [], defaultLocale: '', channels: [], salesChannels: [] };

/** Time in milliseconds before the later steps load, so that the first one can use the connection before. */
const headStartMs = 1000;

function LaterStep(props: ImportFileProps) {
  const steps = useLoaded(loadedLaterSteps(), loadLaterSteps);
  if (!steps) return <Placeholder height={320} />;
  const { file, job, step } = props.state;
  if (step === 'apply' && job !== '') return <steps.ApplyStep key={job} jobId={job} {...props} />;
  return <steps.ImportFile key={file} {...props} />;
}

/** The import of a product file into a catalog, step by step; the URL holds the current step. */
export function CatalogImport() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const [state, setState] = useUrlState(importParams);
  const { data, error } = useImportCatalogQuery({ variables: { id: catalogId } });
  const catalog = data?.catalog;
  const { file, job, step } = state;
  const isFirst = file === '' && (step !== 'apply' || job === '');
  // The other steps need a file.
  useEffect(() => {
    if (isFirst && step !== 'upload') setState({ step: 'upload', job: '' });
  }, [isFirst, step, setState]);
  useEffect(() => {
    const timer = setTimeout(() => void loadLaterSteps().catch(() => undefined), headStartMs);
    return () => clearTimeout(timer);
  }, []);

  if (!catalog && getErrorCode(error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(messages.heading)} />;
  const content = () => {
    if (catalog?.status === 'ARCHIVED' && (isFirst || step !== 'apply')) return null;
    if (!isFirst) {
      return <LaterStep catalogId={catalogId} catalog={catalog ?? noChoices} state={state} onChange={setState} />;
    }
    return (
      <ImportStepView current="upload">
        <UploadStep
          refusal={null}
          held={state.held}
          onDone={(fileId) => setState({ file: fileId, held: '', step: 'layout', job: '' }, { push: true })}
        />
      </ImportStepView>
    );
  };
  return (
    <Page
      heading={formatMessage(messages.heading)}
      // A line of the same height while it loads.
      description={catalog ? formatMessage(messages.into, { catalog: catalog.name }) : '\u00a0'}
    >
      {catalog?.status === 'ARCHIVED' && (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="small" to={href(paths.catalogDetail, { catalogId })}>
              {formatMessage(messages.toCatalog)}
            </LinkButton>
          }
        >
          {formatMessage(messages.archived)}
        </Notice>
      )}
      <AboveEndBar>
        <StepSequence>{content()}</StepSequence>
      </AboveEndBar>
    </Page>
  );
}
