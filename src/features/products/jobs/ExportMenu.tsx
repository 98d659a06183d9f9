import { useApolloClient } from '@apollo/client/react';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useIntl } from 'react-intl';
import { exportFormats, formatNames, formatNotes } from '../../../entities/catalog/formatMessages';
import { useShopQuestion } from '../../../entities/catalog/useShopQuestion';
import { getErrorMessage } from '../../../graphql/errors';
import type { FeedFormat } from '../../../graphql/types.generated';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { useToast } from '../../../ui/state/useToast';
import { jobMessages } from './jobMessages';
import { listMessages } from '../list/listMessages';
import { useJobRun } from '../../../entities/job/useJobRun';

/** Exports the whole catalog to a file of the selected format in a job, and offers the file for download. */
export function ExportMenu({ catalogId }: { catalogId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const client = useApolloClient();
  const question = useShopQuestion(catalogId);

  const exportAs = async (format: FeedFormat) => {
    try {
      const { ProductExportDocument } = await import('./ProductJob.generated');
      const { data } = await client.mutate({ mutation: ProductExportDocument, variables: { catalogId, format } });
      if (!data) return;
      runJob(data.exportCatalog.job, {
        busy: formatMessage(jobMessages.exporting),
        done: () => formatMessage(jobMessages.exported),
      });
    } catch (error) {
      toast.error(formatMessage(jobMessages.exportFailed), getErrorMessage(error, intl));
    }
  };

  return (
    <>
      <ActionMenu
        icon={<ChevronDown16Regular />}
        iconPosition="after"
        sections={[
          {
            id: 'formats',
            kind: 'actions',
            entries: exportFormats.map((format) => ({
              id: format,
              label: formatMessage(formatNames[format]),
              note: formatMessage(formatNotes[format]),
              onSelect: () => void question.ask(format, () => void exportAs(format)),
            })),
          },
        ]}
      >
        {formatMessage(listMessages.export)}
      </ActionMenu>
      {question.dialog}
    </>
  );
}
