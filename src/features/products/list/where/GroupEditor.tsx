import { Button, makeStyles, mergeClasses, Select, tokens, typographyStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { ProductConditionInput } from '#graphql/types.generated';
import {
  createGroup,
  createId,
  listConditions,
  type GroupMatch,
  type TreeCondition,
  type TreeGroup,
} from '../../core/list/where/filterTree';
import { ConditionRow, type ConditionRowProps } from './ConditionRow';
import { whereMessages as messages } from './whereMessages';

const matches: readonly GroupMatch[] = ['ALL', 'ANY', 'NONE'];

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  inner: {
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  match: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  label: {
    ...typographyStyles.body1,
    flexGrow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const emptyCondition: ProductConditionInput = { field: '', operator: 'IS' };

export interface GroupEditorProps extends Pick<ConditionRowProps, 'fields' | 'groups' | 'scope'> {
  group: TreeGroup;
  /** Number of conditions before it, and number of groups before it and around it. */
  before: { conditions: number; groups: number };
  getFault: (condition: TreeCondition) => string | undefined;
  onChange: (group: TreeGroup) => void;
  /** Removes the group; absent for the outermost one, which is not in a box and can have groups added. */
  onRemove?: () => void;
}

const countGroups = ({ groups }: TreeGroup): number => groups.reduce((sum, one) => sum + 1 + countGroups(one), 0);

/** Replaces the item, or removes it without another one. */
const replace = <Item extends { id: string }>(items: readonly Item[], id: string, next?: Item): Item[] =>
  items.flatMap((item) => (item.id === id ? (next ?? []) : item));

/** The conditions and the groups of a group, with how they are combined. */
export function GroupEditor({ group, before, getFault, onChange, onRemove, ...shared }: GroupEditorProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const { match, conditions, groups } = group;
  const isInner = onRemove !== undefined;
  const starts = groups.map((_, at) => ({
    conditions:
      before.conditions +
      conditions.length +
      groups.slice(0, at).reduce((sum, one) => sum + listConditions(one).length, 0),
    groups: before.groups + 1 + groups.slice(0, at).reduce((sum, one) => sum + 1 + countGroups(one), 0),
  }));
  const label = isInner ? formatMessage(messages.group, { number: before.groups }) : formatMessage(messages.heading);
  /** Applies a change, after which an element exists that gets the focus. */
  const changeAndFocus = (next: TreeGroup, find: (element: HTMLElement) => HTMLElement | null | undefined) => {
    flushSync(() => onChange(next));
    if (ref.current) find(ref.current)?.focus();
  };
  const add = () => {
    const added = { id: createId(), condition: emptyCondition, path: '' };
    changeAndFocus({ ...group, conditions: [...conditions, added] }, () =>
      document.getElementById(added.id)?.querySelector('input'),
    );
  };
  const addGroup = () => {
    const condition = { id: createId(), condition: emptyCondition, path: '' };
    const added = { ...createGroup('ANY'), conditions: [condition] };
    changeAndFocus({ ...group, groups: [...groups, added] }, () =>
      document.getElementById(condition.id)?.querySelector('input'),
    );
  };
  const findAdd = (element: HTMLElement) =>
    [...element.querySelectorAll<HTMLElement>(':scope > :last-child > button')][0];
  const remove = (at: number) => {
    const neighbor = conditions[at + 1] ?? conditions[at - 1];
    changeAndFocus({ ...group, conditions: conditions.toSpliced(at, 1) }, (element) =>
      neighbor ? document.getElementById(neighbor.id)?.querySelector('input') : findAdd(element),
    );
  };
  return (
    <div ref={ref} role="group" aria-label={label} className={mergeClasses(styles.group, isInner && styles.inner)}>
      {(isInner || conditions.length + groups.length > 0) && (
        <div className={styles.match}>
          <label className={styles.label}>
            {formatMessage(messages.match)}
            <Select
              size="small"
              value={match}
              onChange={(_event, { value }) =>
                onChange({ ...group, match: matches.find((one) => one === value) ?? 'ALL' })
              }
            >
              {matches.map((one) => (
                <option key={one} value={one}>
                  {formatMessage(messages[one])}
                </option>
              ))}
            </Select>
          </label>
          {isInner && (
            <Button
              appearance="subtle"
              icon={<Dismiss20Regular />}
              aria-label={formatMessage(messages.removeGroup, { number: before.groups })}
              title={formatMessage(messages.removeGroup, { number: before.groups })}
              onClick={onRemove}
            />
          )}
        </div>
      )}
      {conditions.map((one, at) => (
        <ConditionRow
          key={one.id}
          {...shared}
          id={one.id}
          number={before.conditions + at + 1}
          condition={one.condition}
          fault={getFault(one)}
          onChange={(condition) =>
            onChange({ ...group, conditions: replace(conditions, one.id, { ...one, condition }) })
          }
          onRemove={() => remove(at)}
        />
      ))}
      {groups.map((one, at) => (
        <GroupEditor
          key={one.id}
          {...shared}
          group={one}
          before={starts[at]!}
          getFault={getFault}
          onChange={(next) => onChange({ ...group, groups: replace(groups, one.id, next) })}
          onRemove={() => changeAndFocus({ ...group, groups: replace(groups, one.id) }, findAdd)}
        />
      ))}
      <div className={styles.buttons}>
        <Button size={isInner ? 'small' : 'medium'} icon={<Add20Regular />} onClick={add}>
          {formatMessage(messages.addCondition)}
        </Button>
        {!isInner && (
          <Button appearance="subtle" icon={<Add20Regular />} onClick={addGroup}>
            {formatMessage(messages.addGroup)}
          </Button>
        )}
      </div>
    </div>
  );
}
