import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { getErrorCode } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { AboveEndBar } from '#ui/layout/AboveEndBar';
import { Page } from '#ui/layout/Page';
import { StepSequence } from '#ui/layout/StepContent';
import { ApplyStep } from './run/ApplyStep';
import { useImportCatalogQuery } from './CatalogImport.generated';
import { ImportFile } from './upload/ImportFile';
import { importParams } from './importParams';
import type { CatalogChoices } from './importStep';
import { ImportStepView } from './ImportStepView';
import { messages } from './messages';
import { UploadStep } from './upload/UploadStep';

const noChoices: CatalogChoices = { currencies: [], locales: [], defaultLocale: '', channels: [], salesChannels: [] };

/** The import of a product file into a catalog, step by step; the URL holds the current step. */
export function CatalogImport() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const [state, setState] = useUrlState(importParams);
  const { data, error } = useImportCatalogQuery({ variables: { id: catalogId } });
  const catalog = data?.catalog;
  const { file, job } = state;

  if (!catalog && getErrorCode(error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(messages.heading)} />;
  const content = () => {
    if (catalog?.status === 'ARCHIVED' && state.step !== 'apply') return null;
    if (state.step === 'apply' && job !== '') {
      return <ApplyStep key={job} catalogId={catalogId} jobId={job} state={state} onChange={setState} />;
    }
    if (file !== '') {
      return (
        <ImportFile key={file} catalogId={catalogId} catalog={catalog ?? noChoices} state={state} onChange={setState} />
      );
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
