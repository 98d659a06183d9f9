import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { NativeSelect } from '#ui/control/NativeSelect';
import { SelectFilter } from '#ui/filter/SelectFilter';
import type { EmailBoxQuery } from '../EmailBox.generated';
import { emailLabels, emailViews, type EmailBoxState } from '../emailBoxParams';
import { messages } from '../messages';
import { shownCount } from './shownCount';

export interface EmailFiltersProps {
  state: EmailBoxState;
  onChange: SetUrlState<EmailBoxState>;
  counts: EmailBoxQuery['emails']['counts'] | undefined;
}

/** Folder and label filters for windows without space for the sidebar. */
export function EmailFilters({ state, onChange, counts }: EmailFiltersProps) {
  const { formatMessage } = useIntl();
  const getName = (view: (typeof emailViews)[number]) => {
    const folder = formatMessage(messages[view]);
    const { count, message } = shownCount(view, counts);
    return count > 0 ? formatMessage(message, { folder, count }) : folder;
  };
  return (
    <FilterBar>
      <NativeSelect
        aria-label={formatMessage(messages.folder)}
        value={state.view}
        onChange={({ target }) => {
          const view = emailViews.find((each) => each === target.value);
          if (view) onChange({ view, q: '', label: null, page: 1 }, { push: true });
        }}
      >
        {emailViews.map((view) => (
          <option key={view} value={view}>
            {getName(view)}
          </option>
        ))}
      </NativeSelect>
      <SelectFilter
        label={formatMessage(messages.label)}
        anyLabel={formatMessage(messages.anyLabel)}
        value={state.label}
        options={emailLabels.map((label) => ({ value: label, label: formatMessage(messages[label]) }))}
        onChange={(label) => onChange({ label, page: 1 })}
      />
    </FilterBar>
  );
}
