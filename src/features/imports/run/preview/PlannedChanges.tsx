import { useIntl } from 'react-intl';
import { JobChanges } from '#entities/job/changes/JobChanges';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { Panel } from '#ui/layout/Panel';
import type { ImportState, SetImportState } from '../../importParams';
import { previewMessages as messages } from './previewMessages';

export interface PlannedChangesProps {
  /** A dry run that is done. */
  job: JobStateFragment;
  state: ImportState;
  onChange: SetImportState;
}

/**
 * What an import would change, by product and field. The page has a second list, so this one has a page of its own in
 * the URL.
 */
export function PlannedChanges({ job, state, onChange }: PlannedChangesProps) {
  const { formatMessage } = useIntl();
  const { action, sort, changesPage, changesPerPage } = state;
  return (
    <Panel heading={formatMessage(messages.changes)}>
      <JobChanges
        job={job}
        state={{ action, sort, page: changesPage, perPage: changesPerPage }}
        onChange={({ page, perPage, ...filters }, options) =>
          onChange(
            {
              ...filters,
              ...(page !== undefined && { changesPage: page }),
              ...(perPage !== undefined && { changesPerPage: perPage }),
            },
            options,
          )
        }
      />
    </Panel>
  );
}
