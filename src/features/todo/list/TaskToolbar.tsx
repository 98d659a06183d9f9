import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SearchField } from '#ui/filter/SearchField';
import { messages } from '../messages';
import { taskSorts, type TodoState } from '../todoParams';
import { narrowList } from '../todoSize';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    [narrowList]: { '& > *': { flexGrow: 1, flexBasis: '40%', minWidth: 0 } },
  },
});

export interface TaskToolbarProps {
  state: TodoState;
  onChange: SetUrlState<TodoState>;
}

/** Toolbar of the list with the search field and the sort order. */
export function TaskToolbar({ state, onChange }: TaskToolbarProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const search = useCallback((q: string) => onChange({ q, page: 1 }), [onChange]);
  return (
    <div className={styles.bar}>
      <SearchField label={formatMessage(messages.search)} value={state.q} onChange={search} />
      <NativeSelect
        aria-label={formatMessage(messages.sort)}
        value={state.sort}
        onChange={({ target }) => {
          const sort = taskSorts.find((each) => each === target.value);
          if (sort) onChange({ sort, page: 1 });
        }}
      >
        {taskSorts.map((sort) => (
          <option key={sort} value={sort}>
            {formatMessage(messages[sort])}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
