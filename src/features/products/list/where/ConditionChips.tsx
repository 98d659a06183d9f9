import { useIntl } from 'react-intl';
import type { ProductConditionInput } from '#graphql/types.generated';
import { listConditions, toFilter, type TreeGroup } from '../../core/list/where/filterTree';
import type { Where } from '../../core/list/where/where';
import { printFilterText } from '#shared/filterText';
import { FilterChip } from '../columns/FilterChip';
import { formatCondition, formatGroup } from './conditionText';
import { explainRefusal } from './explainRefusal';
import { readRefusals } from './readRefusals';
import { useFilterFields } from './useFilterFields';

export interface ConditionChipsProps {
  catalogId: string;
  where: Where;
  /** Why the list can’t be loaded. */
  error: unknown;
  /** Called with the position of a chip, and the text of the conditions without it. */
  onRemove: (at: number, text: string) => void;
}

/** The conditions of the product list in words. Conditions and groups that all must match have a chip each. */
export function ConditionChips({ catalogId, where, error, onRemove }: ConditionChipsProps) {
  const intl = useIntl();
  const fields = useFilterFields(catalogId);
  const { tree } = where;
  if (!fields || !tree) return null;
  const refusals = readRefusals(where, error);
  const { conditions, groups } = tree.match === 'ALL' ? tree : { conditions: [], groups: [tree] };
  const print = (changes: Partial<TreeGroup>) => printFilterText(toFilter({ ...tree, ...changes }));
  const findFault = (condition: ProductConditionInput) => {
    const refusal = refusals.find(condition);
    return refusal && (explainRefusal(condition, fields.find(condition.field), intl.formatMessage) ?? refusal);
  };
  const findGroupFault = (group: TreeGroup) =>
    listConditions(group)
      .map(({ condition }) => findFault(condition))
      .find((fault) => fault !== undefined);
  return (
    <>
      {conditions.map(({ id, condition }, at) => (
        <FilterChip
          key={id}
          filter={formatCondition(condition, fields, intl)}
          fault={findFault(condition)}
          onRemove={() => onRemove(at, print({ conditions: conditions.toSpliced(at, 1) }))}
        />
      ))}
      {groups.map((group, at) => (
        <FilterChip
          key={group.id}
          filter={formatGroup(group, fields, intl)}
          fault={findGroupFault(group)}
          onRemove={() =>
            onRemove(conditions.length + at, tree.match === 'ALL' ? print({ groups: groups.toSpliced(at, 1) }) : '')
          }
        />
      ))}
    </>
  );
}
