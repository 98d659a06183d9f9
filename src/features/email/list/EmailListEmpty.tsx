import { useIntl } from 'react-intl';
import type { SetUrlState } from '#routing/useUrlState';
import { ListEmpty } from '#ui/table/ListEmpty';
import { noFilters, type EmailBoxState } from '../emailBoxParams';
import { messages } from '../messages';

export interface EmailListEmptyProps {
  state: EmailBoxState;
  onChange: SetUrlState<EmailBoxState>;
  /** Number of emails on all pages. */
  total: number;
}

/** Empty state of the list. Explains why there are no emails on this page and what to do. */
export function EmailListEmpty({ state, onChange, total }: EmailListEmptyProps) {
  const { formatMessage } = useIntl();
  return (
    <ListEmpty
      total={total}
      isFiltered={state.q !== '' || state.label !== null}
      nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
      none={{
        title: formatMessage(messages.emptyTitle, { folder: formatMessage(messages[state.view]) }),
        text: formatMessage(messages[`empty${state.view}`]),
      }}
      onFirstPage={() => onChange({ page: 1 })}
      onClear={() => onChange(noFilters, { push: true })}
    />
  );
}
