import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { JobType } from '#graphql/types.generated';
import { jobMessages } from '#entities/job/jobMessages';
import { durationText } from '#lib/duration';
import { Chart } from '#ui/chart/Chart';
import type { ChartData, ChartKind } from '#ui/chart/chartTypes';
import { FigureCard } from '#ui/chart/FigureCard';
import type { QueryResult } from '#ui/state/QueryView';
import {
  useCatalogActivityQuery,
  useCatalogCompletenessQuery,
  useJobFiguresQuery,
  useVersionChangesQuery,
} from './CatalogAnalytics.generated';
import { catalogMessages as messages } from './catalogMessages';

const chartHeight = 220;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.subtitle1, margin: 0 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  // In the middle of the place of the chart.
  empty: {
    ...typographyStyles.body1,
    color: tokens.colorNeutralForeground3,
    display: 'grid',
    placeContent: 'center',
    minHeight: `${chartHeight}px`,
    margin: 0,
    textAlign: 'center',
  },
});

interface ChartCardProps<Data> {
  kind: ChartKind;
  heading: string;
  /** Shown when there are no categories. */
  empty: string;
  /** Whether that is also shown when all figures are 0. */
  isEmptyAtZero?: boolean;
  result: QueryResult<Data>;
  format?: (value: number) => string;
  axisFormat?: string;
  getData: (data: Data) => ChartData;
}

function ChartCard<Data>({
  kind,
  heading,
  empty,
  isEmptyAtZero = false,
  result,
  format,
  axisFormat,
  getData,
}: ChartCardProps<Data>) {
  const styles = useStyles();
  return (
    <FigureCard heading={heading} result={result} height={chartHeight + 32}>
      {(loaded) => {
        const data = getData(loaded);
        const isZero = data.series.every(({ values }) => values.every((value) => value === 0));
        if (data.categories.length === 0 || (isEmptyAtZero && isZero)) return <p className={styles.empty}>{empty}</p>;
        return <Chart {...{ kind, format, axisFormat, data }} label={heading} height={chartHeight} />;
      }}
    </FigureCard>
  );
}

/** What happened in the catalogs: changes and issues over time, completeness, jobs, and versions. */
export function CatalogAnalytics() {
  const intl = useIntl();
  const { formatMessage, formatDate, formatNumber } = intl;
  const styles = useStyles();
  const id = useId();
  const activity = useCatalogActivityQuery();
  const completeness = useCatalogCompletenessQuery();
  const jobs = useJobFiguresQuery();
  const versions = useVersionChangesQuery();
  const typeNames = (rows: readonly { type: JobType }[]) =>
    rows.map(({ type }) => formatMessage(jobMessages[type], { mode: 'APPLY' }));
  const toDay = (date: string) => formatDate(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Short jobs differ in tenths of a second, and the axis starts at zero.
  const toDuration = (seconds: number) =>
    seconds < 10
      ? formatNumber(seconds, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 })
      : durationText(seconds * 1000, intl);
  const named = <Field extends keyof typeof messages>(
    rows: readonly Readonly<Record<Field, number>>[],
    fields: readonly Field[],
  ) =>
    fields.map((field) => {
      const name: MessageDescriptor = messages[field];
      return { name: formatMessage(name), values: rows.map((row) => row[field]) };
    });
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {formatMessage(messages.heading)}
      </h2>
      <div className={styles.grid}>
        <ChartCard
          kind="stackedBar"
          heading={formatMessage(messages.changes)}
          empty={formatMessage(messages.noChanges)}
          isEmptyAtZero
          result={activity}
          getData={({ catalogActivity }) => ({
            categories: catalogActivity.map(({ date }) => toDay(date)),
            series: named(catalogActivity, ['created', 'updated', 'deleted']),
          })}
        />
        <ChartCard
          kind="line"
          heading={formatMessage(messages.issues)}
          empty={formatMessage(messages.noIssues)}
          isEmptyAtZero
          result={activity}
          getData={({ catalogActivity }) => ({
            categories: catalogActivity.map(({ date }) => toDay(date)),
            series: named(catalogActivity, ['issues']),
          })}
        />
        <ChartCard
          kind="horizontalBar"
          heading={formatMessage(messages.completeness)}
          empty={formatMessage(messages.noCatalogs)}
          result={completeness}
          format={(value) => formatNumber(value, { style: 'percent' })}
          axisFormat=".0%"
          getData={({ catalogs: { catalogs } }) => ({
            categories: catalogs.map(({ name }) => name),
            series: [
              {
                name: formatMessage(messages.completeness),
                values: catalogs.map((catalog) => catalog.completeness),
              },
            ],
          })}
        />
        <ChartCard
          kind="stackedBar"
          heading={formatMessage(messages.jobs)}
          empty={formatMessage(messages.noJobs)}
          result={jobs}
          getData={({ jobOutcomes }) => ({
            categories: typeNames(jobOutcomes),
            series: named(jobOutcomes, ['completed', 'completedWithIssues', 'failed', 'canceled']),
          })}
        />
        <ChartCard
          kind="bar"
          heading={formatMessage(messages.durations)}
          empty={formatMessage(messages.noJobs)}
          result={jobs}
          format={toDuration}
          getData={({ jobOutcomes }) => ({
            categories: typeNames(jobOutcomes),
            series: [
              {
                name: formatMessage(messages.durations),
                values: jobOutcomes.map(({ averageSeconds }) => averageSeconds),
              },
            ],
          })}
        />
        <ChartCard
          kind="stackedBar"
          heading={formatMessage(messages.versions)}
          empty={formatMessage(messages.noVersions)}
          result={versions}
          getData={({ publishedCatalogs: { publishedCatalogs } }) => {
            const earliestFirst = publishedCatalogs.toReversed();
            return {
              categories: earliestFirst.map(({ catalog, version }) =>
                formatMessage(messages.version, { catalog: catalog.name, version }),
              ),
              series: named(
                earliestFirst.map(({ diffSummary }) => diffSummary),
                ['added', 'changed', 'removed'],
              ),
            };
          }}
        />
      </div>
    </section>
  );
}
