import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NewAttributes } from '#entities/attribute/NewAttributes';
import { NotApplied } from '#entities/job/NotApplied';
import { layoutNames } from '#entities/job/layoutNames';
import { href, paths } from '#routing/paths';
import { useMediaQuery } from '#ui/hooks/useMediaQuery';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { narrowQuery } from '#ui/table/tableTypes';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { detailMessages as messages } from './detailMessages';
import type { JobDetailQuery } from './JobDetail.generated';
import { JobDuration } from '../JobDuration';
import { isDone, isSettled } from '#entities/job/jobState';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
  },
});

/** The details of a job: its times and its input. Details that it does not have are omitted. */
export function JobFacts({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { publishedCatalog, restores, importSummary: summary } = job;
  const { newAttributes = [], notApplied = [], rows, products, variants, categories } = summary ?? {};
  const contents = { rows, products, variants, categories };
  const versionLink = ({ id, version }: NonNullable<typeof restores>) => (
    <TextLink to={href(paths.publishedCatalogDetail, { versionId: id })}>
      {formatMessage(messages.versionNumber, { version })}
    </TextLink>
  );
  const modes = (['write', 'matchBy', 'emptyCells', 'missingProducts'] as const).map(
    (setting): [typeof setting, ReactNode] => [setting, summary && formatMessage(messages[summary[setting]])],
  );
  const facts: [label: keyof typeof messages, value: ReactNode][] = [
    ['number', job.id],
    ['trigger', formatMessage(messages[job.trigger])],
    ['file', job.inputFile?.name],
    ['layout', summary && formatMessage(layoutNames[summary.layout])],
    [isDone(job.status) ? 'contents' : 'contentsSoFar', summary && formatMessage(messages.contentsText, contents)],
    ['notApplied', notApplied.length > 0 && <NotApplied columns={notApplied} />],
    ['newAttributes', newAttributes.length > 0 && <NewAttributes attributes={newAttributes} />],
    ['policy', summary && formatMessage(messages[summary.errorPolicy])],
    ...modes,
    ['profile', job.profile?.name],
    ['version', publishedCatalog && versionLink(publishedCatalog)],
    ['restoredFrom', restores && versionLink(restores)],
    ['attempts', formatNumber(job.attempts)],
    ['startedAt', job.startedAt && <RelativeTime at={job.startedAt} />],
    ['settledAt', job.settledAt && <RelativeTime at={job.settledAt} />],
    ['heartbeatAt', !isSettled(job.status) && job.heartbeatAt && <RelativeTime at={job.heartbeatAt} />],
    ['duration', job.startedAt && <JobDuration startedAt={job.startedAt} settledAt={job.settledAt} />],
  ];
  const known = facts
    .filter(([, value]) => Boolean(value))
    .map(([label, value]) => ({ label: formatMessage(messages[label]), value }));
  const isNarrow = useMediaQuery(narrowQuery);
  // Lists below each other would not be aligned.
  const third = isNarrow ? known.length : Math.ceil(known.length / 3);
  return (
    <Panel heading={formatMessage(messages.facts)}>
      <div className={styles.columns}>
        {(isNarrow ? [0] : [0, 1, 2]).map((column) => (
          <KeyValueList key={column} items={known.slice(column * third, (column + 1) * third)} />
        ))}
      </div>
    </Panel>
  );
}
