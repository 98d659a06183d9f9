import { makeStyles } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { typeNames } from '#entities/attribute/attributeMessages';
import type { AttributeType } from '#graphql/types.generated';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { messages } from '../messages';
import { attributeTypes, noFilters, origins } from './attributeListParams';
import { listMessages } from './listMessages';

const useStyles = makeStyles({
  // In its own row on a phone, so that its options, which arrive later, do not move it there.
  group: { display: 'grid', '@media (max-width: 599.98px)': { minWidth: '100%' } },
});

/** The filters of the list. */
interface AttributeFilter {
  q: string;
  type: AttributeType | null;
  group: string;
  origin: (typeof origins)[number] | null;
}

export interface AttributeFiltersProps extends AttributeFilter {
  /** The groups in use; undefined until they are known. */
  groups: readonly string[] | undefined;
  isFiltered: boolean;
  onChange: (changes: Partial<AttributeFilter> & { page: 1 }) => void;
}

/** Search field and filters of the list. */
export function AttributeFilters(props: AttributeFiltersProps) {
  const { q, type, group, origin, groups, isFiltered, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const search = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  return (
    <FilterBar onClear={isFiltered ? () => onChange(noFilters) : undefined}>
      <SearchField label={formatMessage(listMessages.search)} value={q} onChange={search} />
      <SelectFilter
        label={formatMessage(messages.type)}
        anyLabel={formatMessage(listMessages.anyType)}
        value={type}
        options={attributeTypes.map((value) => ({ value, label: formatMessage(typeNames[value]) }))}
        onChange={(value) => onChange({ type: value, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(listMessages.origin)}
        anyLabel={formatMessage(listMessages.anyOrigin)}
        value={origin}
        options={origins.map((value) => ({ value, label: formatMessage(listMessages[value]) }))}
        onChange={(value) => onChange({ origin: value, page: 1 })}
      />
      {groups?.length !== 0 && (
        <div className={styles.group}>
          <SelectFilter
            label={formatMessage(messages.group)}
            anyLabel={formatMessage(listMessages.anyGroup)}
            value={group || null}
            options={(groups ?? []).map((value) => ({ value, label: value }))}
            onChange={(value) => onChange({ group: value ?? '', page: 1 })}
          />
        </div>
      )}
    </FilterBar>
  );
}
