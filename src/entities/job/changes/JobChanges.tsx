import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { EmptyState } from '#ui/state/EmptyState';
import { FilterBar } from '#ui/filter/FilterBar';
import { NativeSelect } from '#ui/control/NativeSelect';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { ListEmpty } from '#ui/table/ListEmpty';
import { Pagination } from '#ui/table/Pagination';
import { tableQuery } from '#ui/table/tableQuery';
import { isSettled } from '../jobState';
import type { JobStateFragment } from '../JobState.generated';
import { changeMessages as messages, plannedActions } from './changeMessages';
import { changeFilters, changeSorts, toVariables, type ChangeFilter, type ChangesState } from './changeParams';
import { JobChange } from './JobChange';
import { useJobChangesQuery, type JobChangesQuery } from './JobChanges.generated';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});

const getCounts = ({
  created,
  updated,
  deleted,
  prices,
  names,
  removedValues,
}: JobChangesQuery['job']['changeCounts']): Record<ChangeFilter, number> => ({
  CREATE: created,
  UPDATE: updated,
  DELETE: deleted,
  PRICES: prices,
  NAMES: names,
  REMOVED_VALUES: removedValues,
});

/** URL state of the list of changes. */
interface JobChangesState extends ChangesState {
  page: number;
  perPage: number;
}

export interface JobChangesProps {
  job: JobStateFragment;
  state: JobChangesState;
  onChange: SetUrlState<JobChangesState>;
}

/** A job's changes to each product, field by field, or those that a dry run found. */
export function JobChanges({ job, state, onChange }: JobChangesProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isPlanned = job.mode === 'DRY_RUN';
  const { action, page, perPage } = state;
  const sort = state.sort ?? (isPlanned ? 'PRICE_CHANGE' : 'POSITION');
  const result = useJobChangesQuery({ variables: { id: job.id, ...toVariables(action), sort, page, perPage } });
  const { data: shown } = tableQuery(result);
  if (shown?.job.changes.totalDocs === 0 && action === null) {
    if (!isSettled(job.status)) return <EmptyState title={formatMessage(messages.noneYet)} />;
    const text = isPlanned ? messages.noneDryRun : messages.noneText;
    return <EmptyState title={formatMessage(messages.none)} description={formatMessage(text)} />;
  }
  const labels = { ...messages, ...(isPlanned && plannedActions) };
  const counts = shown && getCounts(shown.job.changeCounts);
  return (
    <>
      <FilterBar>
        <SelectFilter
          isWide
          label={formatMessage(messages.filter)}
          anyLabel={formatMessage(messages.any, { count: shown?.job.changeCounts.all ?? 0 })}
          value={action}
          options={changeFilters.map((value) => ({
            value,
            label: formatMessage(messages.counted, {
              name: formatMessage(labels[value]),
              count: counts?.[value] ?? 0,
            }),
          }))}
          onChange={(value) => onChange({ action: value, page: 1 })}
        />
        <NativeSelect
          isWide
          aria-label={formatMessage(messages.sort)}
          value={sort}
          onChange={(event) =>
            onChange({ sort: changeSorts.find((one) => one === event.target.value) ?? null, page: 1 })
          }
        >
          {changeSorts.map((value) => (
            <option key={value} value={value}>
              {formatMessage(messages[value])}
            </option>
          ))}
        </NativeSelect>
      </FilterBar>
      <QueryView result={{ ...result, data: shown }} skeleton={<Placeholder height={240} />}>
        {({ job: { changes } }) => (
          <>
            {changes.changes.length === 0 ? (
              <ListEmpty
                total={changes.totalDocs}
                nothing={{ title: formatMessage(messages.noneOfType) }}
                onFirstPage={() => onChange({ page: 1 })}
                onClear={() => onChange({ action: null, page: 1 })}
              />
            ) : (
              <ul className={styles.list}>
                {changes.changes.map((change, index) => (
                  <JobChange
                    // A job can change a product twice.
                    key={`${change.entityId} ${change.action} ${index}`}
                    change={change}
                    catalogId={job.catalog?.id ?? null}
                    isPlanned={isPlanned}
                  />
                ))}
              </ul>
            )}
            <Pagination
              label={formatMessage(messages.list)}
              page={page}
              perPage={perPage}
              total={changes.totalDocs}
              onChange={onChange}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
