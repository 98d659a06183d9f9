import { useIntl } from 'react-intl';
import type { SetUrlState } from '../../../routing/useUrlState';
import { FilterBar } from '../../../ui/filter/FilterBar';
import { NativeSelect } from '../../../ui/control/NativeSelect';
import { SelectFilter } from '../../../ui/filter/SelectFilter';
import type { MailBoxQuery } from '../MailBox.generated';
import { mailLabels, mailViews, type MailBoxState } from '../mailBoxParams';
import { messages } from '../messages';
import { shownCount } from './shownCount';

/** Props of `MailFilters`. */
export interface MailFiltersProps {
  state: MailBoxState;
  onChange: SetUrlState<MailBoxState>;
  counts: MailBoxQuery['emails']['counts'] | undefined;
}

/** Folder and label filters for windows without space for the sidebar. */
export function MailFilters({ state, onChange, counts }: MailFiltersProps) {
  const { formatMessage } = useIntl();
  const getName = (view: (typeof mailViews)[number]) => {
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
          const view = mailViews.find((each) => each === target.value);
          if (view) onChange({ view, q: '', label: null, page: 1 }, { push: true });
        }}
      >
        {mailViews.map((view) => (
          <option key={view} value={view}>
            {getName(view)}
          </option>
        ))}
      </NativeSelect>
      <SelectFilter
        label={formatMessage(messages.label)}
        anyLabel={formatMessage(messages.anyLabel)}
        value={state.label}
        options={mailLabels.map((label) => ({ value: label, label: formatMessage(messages[label]) }))}
        onChange={(label) => onChange({ label, page: 1 })}
      />
    </FilterBar>
  );
}
