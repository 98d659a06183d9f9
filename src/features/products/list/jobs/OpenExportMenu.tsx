import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { exportFormats, formatNames, formatNotes } from '#entities/catalog/formatMessages';
import { useShopQuestion } from '#entities/catalog/useShopQuestion';
import { getErrorMessage } from '#graphql/errors';
import type { FeedFormat, ProductTargetInput } from '#graphql/types.generated';
import { OpenMenu } from '#ui/menu/OpenMenu';
import { useToast } from '#ui/state/useToast';
import { useProductExportMutation } from '../../detail/jobs/ProductJob.generated';
import { exportMessages } from './exportMessages';
import { useJobRun } from '#entities/job/useJobRun';

export interface OpenExportMenuProps {
  catalogId: string;
  /** The products to export; undefined for the whole catalog. */
  target: ProductTargetInput | undefined;
  /** Number of products to export; undefined until it is known. */
  count: number | undefined;
  /** Says in the menu what is exported. */
  heading: string | undefined;
  /** The button that opens it. */
  trigger: ReactElement;
}

/**
 * The open menu of the formats. Exports products to a file of the selected one in a job, and offers the file for
 * download.
 */
export function OpenExportMenu({ catalogId, target, count, heading, trigger }: OpenExportMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const [exportProducts] = useProductExportMutation();
  const question = useShopQuestion(catalogId);

  const exportAs = async (format: FeedFormat) => {
    try {
      const variables = { catalogId, format, ...(target && { target, expectedCount: count }) };
      const { data } = await exportProducts({ variables });
      if (!data) return;
      runJob(data.exportCatalog.job, {
        busy: target
          ? formatMessage(exportMessages.exportingProducts, { count })
          : formatMessage(exportMessages.exporting),
        done: () =>
          target ? formatMessage(exportMessages.exportedProducts, { count }) : formatMessage(exportMessages.exported),
      });
    } catch (error) {
      toast.error(formatMessage(exportMessages.exportFailed), getErrorMessage(error, intl));
    }
  };

  return (
    <>
      <OpenMenu
        trigger={trigger}
        sections={[
          {
            id: 'formats',
            kind: 'actions',
            ...(heading !== undefined && { heading }),
            entries: exportFormats.map((format) => ({
              id: format,
              label: formatMessage(formatNames[format]),
              note: formatMessage(formatNotes[format]),
              isDisabled: target !== undefined && !count,
              onSelect: () => void question.ask(format, () => void exportAs(format)),
            })),
          },
        ]}
      />
      {question.dialog}
    </>
  );
}
