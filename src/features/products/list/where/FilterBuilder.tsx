import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { isUnclear } from '#lib/decimalText';
import type { SetUrlState } from '#routing/useUrlState';
import { useDecimals } from '#ui/form/useDecimals';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import {
  createGroup,
  listConditions,
  pruneTree,
  toFilter,
  type TreeCondition,
  type TreeGroup,
} from '../../core/list/where/filterTree';
import { getScope, type ProductListState } from '../../core/list/productListParams';
import type { Where } from '../../core/list/where/where';
import { printFilterText } from '#shared/filterText';
import type { FieldGroups } from './ConditionRow';
import { findFault } from './conditionValues';
import { explainRefusal } from './explainRefusal';
import { GroupEditor } from './GroupEditor';
import { readRefusals } from './readRefusals';
import { useFilterFields, type FilterFields } from './useFilterFields';
import { whereMessages as messages } from './whereMessages';

/** Time in milliseconds after the last change until the list is filtered by it. */
const pauseMs = 400;

const useStyles = makeStyles({
  builder: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Whose rule is built. These can't have all fields. */
type RuleOwner = 'CATEGORY' | 'CHANNEL';

const useFieldGroups = (fields: FilterFields | undefined, ruleOf: RuleOwner | undefined): FieldGroups => {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    if (!fields) return [];
    const used = new Set(fields.catalog.attributeCodes.map((code) => `attribute:${code}`));
    const isAttribute = (name: string) => name.startsWith('attribute:');
    const select = (isIn: (name: string) => boolean) =>
      fields.all
        .filter(({ name, operators, rulesOf }) => {
          return isIn(name) && operators.length > 0 && (!ruleOf || rulesOf.includes(ruleOf));
        })
        .map(({ name, label }) => ({ value: name, text: label }));
    return [
      { label: formatMessage(messages.productFields), options: select((name) => !isAttribute(name)) },
      { label: formatMessage(messages.usedGroup), options: select((name) => used.has(name)) },
      {
        label: formatMessage(messages.otherAttributes),
        options: select((name) => isAttribute(name) && !used.has(name)),
      },
    ].filter(({ options }) => options.length > 0);
  }, [fields, ruleOf, formatMessage]);
};

/** What a drawer can do with the builder in it. */
export interface FilterBuilderHandle {
  /** Filters by what was entered last. False if a condition is not complete; it is then focused and says why. */
  finish: () => boolean;
  /** Removes all conditions, also those that are not complete. */
  clear: () => void;
}

export interface FilterBuilderProps {
  ref: Ref<FilterBuilderHandle>;
  catalogId: string;
  state: ProductListState;
  /** The conditions of the state. */
  where: Where;
  /** Why the list can’t be loaded. */
  error: unknown;
  /** Whether it is on a page of its own, and not in the drawer of the list. */
  isPage?: boolean;
  /** Whose rule it builds, which can’t have all fields; undefined for all fields. */
  ruleOf?: RuleOwner | undefined;
  onChange: SetUrlState<ProductListState>;
}

/**
 * Builds the conditions of the product list. Those that are complete apply after a short pause. The others stay as long
 * as the builder is shown.
 */
export function FilterBuilder(props: FilterBuilderProps) {
  const { ref, catalogId, state, where, error, isPage = false, ruleOf, onChange } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  // On a page, it is below the page's heading; in the drawer, below that of the drawer.
  const Heading = isPage ? 'h2' : 'h3';
  const { explain } = useDecimals();
  const fields = useFilterFields(catalogId);
  const groups = useFieldGroups(fields, ruleOf);
  const [root, setRoot] = useState(() => where.tree ?? createGroup());
  const [seen, setSeen] = useState(state.where);
  const [written, setWritten] = useState(state.where);
  /** The tree whose faults are shown: what was just typed may not be finished. */
  const [settled, setSettled] = useState(root);
  const [isChecked, setIsChecked] = useState(false);
  if (state.where !== seen) {
    setSeen(state.where);
    // Changed elsewhere, for example with the Back button.
    if (state.where !== written) {
      const next = where.tree ?? createGroup();
      setRoot(next);
      setSettled(next);
      setWritten(state.where);
    }
  }

  const isComplete = ({ condition }: Pick<TreeCondition, 'condition'>) =>
    findFault(condition, fields?.find(condition.field)) === undefined;
  const apply = (tree: TreeGroup) => {
    setSettled(tree);
    const text = printFilterText(toFilter(pruneTree(tree, (condition) => isComplete({ condition }))));
    if (text === written) return;
    setWritten(text);
    onChange({ where: text, page: 1 }, { push: false });
  };
  useEffect(() => {
    if (root === settled) return;
    const timer = setTimeout(() => apply(root), pauseMs);
    return () => clearTimeout(timer);
  });
  useImperativeHandle(ref, () => ({
    clear: () => {
      const empty = createGroup();
      setRoot(empty);
      setSettled(empty);
      setWritten('');
    },
    finish: () => {
      if (root !== settled) apply(root);
      const missing = listConditions(root).find((one) => !isComplete(one));
      setIsChecked(true);
      if (!missing) return true;
      const row = document.getElementById(missing.id);
      const inputs = [...(row?.querySelectorAll<HTMLElement>('input, select') ?? [])];
      (missing.condition.field === '' ? inputs[0] : (inputs[2] ?? inputs[0]))?.focus();
      return false;
    },
  }));

  const refusals = useMemo(() => readRefusals(where, error), [where, error]);
  const settledConditions = new Map(listConditions(settled).map(({ id, condition }) => [id, condition]));
  const getFault = ({ id, condition }: TreeCondition) => {
    const fault = findFault(condition, fields?.find(condition.field));
    if (!fault) {
      return explainRefusal(condition, fields?.find(condition.field), formatMessage) ?? refusals.find(condition);
    }
    const isMissing = fault === messages.fieldMissing || fault === messages.valueMissing;
    if (isMissing ? !isChecked : settledConditions.get(id) !== condition) return undefined;
    const unclear = fault === messages.numberWrong && condition.values?.find(isUnclear);
    return explain(unclear || '', formatMessage(fault));
  };

  return (
    <div className={styles.builder}>
      <Heading className={styles.heading}>{formatMessage(messages.heading)}</Heading>
      {refusals.others.map((message) => (
        <Notice key={message} tone="danger">
          {message}
        </Notice>
      ))}
      {fields ? (
        <>
          {root.conditions.length + root.groups.length === 0 && (
            <p className={styles.note}>{formatMessage(messages.hint)}</p>
          )}
          <GroupEditor
            group={root}
            before={{ conditions: 0, groups: 0 }}
            fields={fields}
            groups={groups}
            scope={getScope(state)}
            getFault={getFault}
            onChange={setRoot}
          />
        </>
      ) : (
        <Placeholder height={72} />
      )}
    </div>
  );
}
