import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { typeNames } from '#entities/attribute/attributeMessages';
import { SelectFilter } from '#ui/filter/SelectFilter';
import type { ListPage } from '#ui/table/useListPage';
import { ListFilters } from '#ui/filter/ListFilters';
import { messages } from '../messages';
import { attributeTypes, origins, type AttributeListState } from './attributeListParams';
import { listMessages } from './listMessages';

const useStyles = makeStyles({
  // In its own row on a phone, so that its options, which arrive later, do not move it there.
  group: { display: 'grid', '@media (max-width: 599.98px)': { minWidth: '100%' } },
});

export interface AttributeFiltersProps {
  list: ListPage<AttributeListState>;
  /** The groups in use; undefined until they are known. */
  groups: readonly string[] | undefined;
}

/** Search field and filters of the list. */
export function AttributeFilters({ list, groups }: AttributeFiltersProps) {
  const { type, group, origin } = list.state;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <ListFilters list={list} label={formatMessage(listMessages.search)}>
      <SelectFilter
        label={formatMessage(messages.type)}
        anyLabel={formatMessage(listMessages.anyType)}
        value={type}
        options={attributeTypes.map((value) => ({ value, label: formatMessage(typeNames[value]) }))}
        onChange={(value) => list.filter({ type: value })}
      />
      <SelectFilter
        label={formatMessage(listMessages.origin)}
        anyLabel={formatMessage(listMessages.anyOrigin)}
        value={origin}
        options={origins.map((value) => ({ value, label: formatMessage(listMessages[value]) }))}
        onChange={(value) => list.filter({ origin: value })}
      />
      {groups?.length !== 0 && (
        <div className={styles.group}>
          <SelectFilter
            label={formatMessage(messages.group)}
            anyLabel={formatMessage(listMessages.anyGroup)}
            value={group || null}
            options={(groups ?? []).map((value) => ({ value, label: value }))}
            onChange={(value) => list.filter({ group: value ?? '' })}
          />
        </div>
      )}
    </ListFilters>
  );
}
