import { Tag } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BlogPostStatus } from '#graphql/types.generated';
import { fieldMessages } from '#ui/fieldMessages';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { NativeSelect } from '#ui/control/NativeSelect';
import { messages as uiMessages } from '#ui/messages';
import { messages } from '../messages';
import { blogStatuses } from '../postChoices';
import { listMessages } from './listMessages';

export interface BlogFiltersProps {
  q: string;
  tag: string;
  /** null if the account sees only published posts. */
  status: BlogPostStatus | null;
  onChange: (change: { q?: string; tag?: string; status?: BlogPostStatus; page: number }) => void;
  onClear: (() => void) | undefined;
}

/** Search, status, and the tag that the list is filtered by. */
export function BlogFilters({ q, tag, status, onChange, onClear }: BlogFiltersProps) {
  const { formatMessage } = useIntl();
  const search = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  return (
    <FilterBar onClear={onClear}>
      <SearchField label={formatMessage(listMessages.search)} value={q} onChange={search} />
      {status && (
        <NativeSelect
          aria-label={formatMessage(fieldMessages.status)}
          value={status}
          onChange={({ target }) =>
            onChange({ status: blogStatuses.find((each) => each === target.value) ?? 'PUBLISHED', page: 1 })
          }
        >
          {blogStatuses.map((each) => (
            <option key={each} value={each}>
              {formatMessage(messages[each])}
            </option>
          ))}
        </NativeSelect>
      )}
      {tag !== '' && (
        <Tag
          dismissible
          dismissIcon={{ 'aria-label': formatMessage(uiMessages.removeTag, { tag }) }}
          onClick={() => onChange({ tag: '', page: 1 })}
        >
          #{tag}
        </Tag>
      )}
    </FilterBar>
  );
}
