import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useShopQuestion } from '../../../entities/catalog/useShopQuestion';
import { getErrorMessage } from '../../../graphql/errors';
import type { FeedFormat } from '../../../graphql/types.generated';
import { ActionMenu } from '../../../ui/menu/ActionMenu';
import { useToast } from '../../../ui/state/useToast';
import { jobMessages } from './jobMessages';
import { listMessages } from '../list/listMessages';
import { useProductExportMutation } from './ProductJob.generated';
import { useJobRun } from './useJobRun';

const formats: readonly { format: FeedFormat; label: MessageDescriptor; note: MessageDescriptor }[] = [
  { format: 'CSV', label: listMessages.csv, note: listMessages.csvNote },
  { format: 'JSON', label: listMessages.json, note: listMessages.jsonNote },
  { format: 'GOOGLE_XML', label: listMessages.googleXml, note: listMessages.googleXmlNote },
];

/** Exports the whole catalog to a file of the selected format in a job, and offers the file for download. */
export function ExportMenu({ catalogId }: { catalogId: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const [start] = useProductExportMutation();
  const question = useShopQuestion(catalogId);

  const exportAs = async (format: FeedFormat) => {
    try {
      const { data } = await start({ variables: { catalogId, format } });
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
            entries: formats.map(({ format, label, note }) => ({
              id: format,
              label: formatMessage(label),
              note: formatMessage(note),
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
