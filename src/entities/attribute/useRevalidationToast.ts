import { useIntl } from 'react-intl';
import type { JobType } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { useToast } from '#ui/state/useToast';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  checking: {
    id: 'attributes.checking',
    defaultMessage: 'The products in {catalogs} are being checked again.',
  },
  changing: {
    id: 'attributes.changing',
    defaultMessage: 'The products in {catalogs} are being changed.',
  },
  busy: {
    id: 'attributes.busy',
    defaultMessage: 'A job is running in {catalogs}. Validate the products there when it’s done.',
  },
  viewJobs: commonMessages.viewJob,
});

/** The jobs that change products or bring their issues up to date, and the catalogs for which none could start. */
export interface Revalidation {
  jobs: readonly { id: string; type: JobType; catalog: { id: string; name: string } | null }[];
  busyCatalogs: readonly { id: string; name: string }[];
}

/** Returns a function that confirms a change and says which products are changed or checked again. */
export function useRevalidationToast(): (title: string, revalidation: Revalidation) => void {
  const intl = useIntl();
  const toast = useToast();
  return (title, { jobs, busyCatalogs }) => {
    const toList = (catalogs: readonly { name: string }[]) =>
      intl.formatList(
        catalogs.map(({ name }) => name),
        { type: 'conjunction' },
      );
    const isChange = ({ type }: { type: JobType }) => type === 'BULK_EDIT';
    const changing = jobs.filter(isChange).flatMap(({ catalog }) => catalog ?? []);
    const isChanging = new Set(changing.map(({ id }) => id));
    const checking = jobs.flatMap(({ catalog }) => (catalog && !isChanging.has(catalog.id) ? catalog : []));
    const text = [
      changing.length ? intl.formatMessage(messages.changing, { catalogs: toList(changing) }) : '',
      checking.length ? intl.formatMessage(messages.checking, { catalogs: toList(checking) }) : '',
      busyCatalogs.length ? intl.formatMessage(messages.busy, { catalogs: toList(busyCatalogs) }) : '',
    ].filter(Boolean);
    const [job] = jobs;
    toast.show({
      intent: busyCatalogs.length ? 'warning' : 'success',
      title,
      text: text.join(' ') || undefined,
      ...(job && {
        actions: [{ label: intl.formatMessage(messages.viewJobs), to: href(paths.jobDetail, { jobId: job.id }) }],
      }),
    });
  };
}
