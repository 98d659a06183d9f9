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
  waiting: {
    id: 'attributes.waiting',
    defaultMessage: 'The products in {catalogs} will be checked again once the jobs that are running there have ended.',
  },
  changing: {
    id: 'attributes.changing',
    defaultMessage: 'The products in {catalogs} are being changed.',
  },
  viewJob: commonMessages.viewJob,
  viewJobs: { id: 'attributes.viewJobs', defaultMessage: 'View jobs' },
});

/** A job that changes products or brings their issues up to date. */
export interface FollowingJob {
  id: string;
  type: JobType;
  catalog: { id: string; name: string } | null;
  /** The job of the same catalog that runs first; null if it does not wait. */
  waitsFor: { id: string } | null;
}

/** Returns a function that confirms a change and says which products are changed or checked again. */
export function useRevalidationToast(): (title: string, jobs: readonly FollowingJob[]) => void {
  const intl = useIntl();
  const toast = useToast();
  return (title, jobs) => {
    const toList = (catalogs: readonly { name: string }[]) =>
      intl.formatList(
        catalogs.map(({ name }) => name),
        { type: 'conjunction' },
      );
    const isChange = ({ type }: { type: JobType }) => type === 'BULK_EDIT';
    const changing = jobs.filter(isChange).flatMap(({ catalog }) => catalog ?? []);
    const isChanging = new Set(changing.map(({ id }) => id));
    const checks = jobs.filter(({ catalog }) => catalog && !isChanging.has(catalog.id));
    const toCatalogs = (some: typeof checks) => some.flatMap(({ catalog }) => catalog ?? []);
    const checking = toCatalogs(checks.filter(({ waitsFor }) => !waitsFor));
    const waiting = toCatalogs(checks.filter(({ waitsFor }) => waitsFor));
    const text = [
      changing.length ? intl.formatMessage(messages.changing, { catalogs: toList(changing) }) : '',
      checking.length ? intl.formatMessage(messages.checking, { catalogs: toList(checking) }) : '',
      waiting.length ? intl.formatMessage(messages.waiting, { catalogs: toList(waiting) }) : '',
    ].filter(Boolean);
    const [job] = jobs;
    toast.show({
      intent: 'success',
      title,
      text: text.join(' ') || undefined,
      ...(job && {
        actions: [
          jobs.length > 1
            ? { label: intl.formatMessage(messages.viewJobs), to: paths.jobList }
            : { label: intl.formatMessage(messages.viewJob), to: href(paths.jobDetail, { jobId: job.id }) },
        ],
      }),
    });
  };
}
