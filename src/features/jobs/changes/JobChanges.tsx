import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { isSettled } from '../../../entities/job/jobState';
import { EmptyState } from '../../../ui/state/EmptyState';
import { FilterBar } from '../../../ui/filter/FilterBar';
import { Placeholder } from '../../../ui/state/Placeholder';
import { QueryView } from '../../../ui/state/QueryView';
import { SelectFilter } from '../../../ui/filter/SelectFilter';
import { ListEmpty } from '../../../ui/table/ListEmpty';
import { Pagination } from '../../../ui/table/Pagination';
import { tableQuery } from '../../../ui/table/tableQuery';
import { JobChange } from './JobChange';
import { useJobChangesQuery } from './JobChanges.generated';
import { changeActions, type JobTabProps } from '../detail/jobTab';
import { tabMessages } from '../detail/tabMessages';

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

/** A job's changes to each product, field by field. */
export function JobChanges({ job, state, onChange }: JobTabProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { action, page, perPage } = state;
  const result = useJobChangesQuery({ variables: { id: job.id, action, page, perPage } });
  const { data: shown } = tableQuery(result);
  if (shown?.job.changes.totalDocs === 0 && action === null) {
    if (!isSettled(job.status) && job.mode === 'APPLY') {
      return <EmptyState title={formatMessage(tabMessages.noChangesYet)} />;
    }
    const text = job.mode === 'DRY_RUN' ? tabMessages.noChangesDryRun : tabMessages.noChangesText;
    return <EmptyState title={formatMessage(tabMessages.noChanges)} description={formatMessage(text)} />;
  }
  return (
    <>
      <FilterBar>
        <SelectFilter
          label={formatMessage(tabMessages.action)}
          anyLabel={formatMessage(tabMessages.anyAction)}
          value={action}
          options={changeActions.map((value) => ({ value, label: formatMessage(tabMessages[value]) }))}
          onChange={(value) => onChange({ action: value, page: 1 })}
        />
      </FilterBar>
      <QueryView result={{ ...result, data: shown }} skeleton={<Placeholder height={240} />}>
        {({ job: { changes } }) => (
          <>
            {changes.changes.length === 0 ? (
              <ListEmpty
                total={changes.totalDocs}
                nothing={{ title: formatMessage(tabMessages.noSuchChanges) }}
                onFirstPage={() => onChange({ page: 1 })}
                onClear={() => onChange({ action: null, page: 1 })}
              />
            ) : (
              <ul className={styles.list}>
                {changes.changes.map((change) => (
                  <JobChange
                    key={`${change.entityId} ${change.action}`}
                    change={change}
                    catalogId={job.catalog?.id ?? null}
                  />
                ))}
              </ul>
            )}
            <Pagination
              label={formatMessage(tabMessages.changes)}
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
