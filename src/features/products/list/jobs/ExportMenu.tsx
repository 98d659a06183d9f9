import { useApolloClient } from '@apollo/client/react';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useIntl } from 'react-intl';
import { exportFormats, formatNames, formatNotes } from '#entities/catalog/formatMessages';
import { useShopQuestion } from '#entities/catalog/useShopQuestion';
import { getErrorMessage } from '#graphql/errors';
import type { FeedFormat, ProductTargetInput } from '#graphql/types.generated';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { useToast } from '#ui/state/useToast';
import { exportMessages } from './exportMessages';
import { useJobRun } from '#entities/job/useJobRun';

export interface ExportMenuProps {
  catalogId: string;
  /** The products to export; undefined for the whole catalog. */
  target: ProductTargetInput | undefined;
  /** Number of products to export; undefined until it is known. */
  count: number | undefined;
  /** Says in the menu what is exported. */
  heading: string | undefined;
  /** Label of the button. */
  children: string;
}

/** Exports products to a file of the selected format in a job, and offers the file for download. */
export function ExportMenu({ catalogId, target, count, heading, children }: ExportMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const client = useApolloClient();
  const question = useShopQuestion(catalogId);

  const exportAs = async (format: FeedFormat) => {
    try {
      const { ProductExportDocument } = await import('../../detail/jobs/ProductJob.generated');
      const variables = { catalogId, format, ...(target && { target, expectedCount: count }) };
      const { data } = await client.mutate({ mutation: ProductExportDocument, variables });
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
      <ActionMenu
        icon={<ChevronDown16Regular />}
        iconPosition="after"
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
      >
        {children}
      </ActionMenu>
      {question.dialog}
    </>
  );
}
