import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { printFilterText } from '#shared/filterText';
import { getErrorMessage } from '#graphql/errors';
import type { SetUrlState } from '#routing/useUrlState';
import { EmptyState } from '#ui/state/EmptyState';
import { ErrorState } from '#ui/state/ErrorState';
import { Placeholder } from '#ui/state/Placeholder';
import { ClearButton } from '#ui/table/ClearButton';
import { listConditions, pruneTree, toFilter } from '../../core/list/where/filterTree';
import type { ProductListState } from '../../core/list/productListParams';
import type { Where } from '../../core/list/where/where';
import { formatCondition } from './conditionText';
import { explainRefusal } from './explainRefusal';
import { readRefusals } from './readRefusals';
import { useFilterFields } from './useFilterFields';
import { whereMessages as messages } from './whereMessages';

const useStyles = makeStyles({
  reason: { display: 'block', overflowWrap: 'anywhere', marginBlockEnd: tokens.spacingVerticalS },
});

export interface WhereErrorProps {
  catalogId: string;
  where: Where;
  /** Why the list can’t be loaded. */
  error: unknown;
  onRetry: () => void;
  onChange: SetUrlState<ProductListState>;
}

/**
 * Says why a list with conditions can’t be loaded. If the server refuses some of these, it says which and why, and they
 * can be removed together.
 */
export function WhereError({ catalogId, where, error, onRetry, onChange }: WhereErrorProps) {
  const intl = useIntl();
  const styles = useStyles();
  const fields = useFilterFields(catalogId);
  const { tree } = where;
  const { find, others } = readRefusals(where, error);
  const broken = tree ? listConditions(tree).filter(({ condition }) => find(condition) !== undefined) : [];
  if (!tree || broken.length === 0 || others.length > 0) {
    return <ErrorState message={getErrorMessage(error, intl)} onRetry={onRetry} />;
  }
  if (!fields) return <Placeholder height={240} />;
  const { formatMessage } = intl;
  const count = broken.length;
  const remove = () => {
    const left = pruneTree(tree, (condition) => find(condition) === undefined);
    onChange({ where: printFilterText(toFilter(left)), page: 1 }, { push: true });
  };
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={formatMessage(messages.refusedTitle, { count })}
        description={broken.map(({ id, condition }) => (
          <span key={id} className={styles.reason}>
            <strong dir="auto">{formatCondition(condition, fields, intl)}</strong>
            <br />
            {explainRefusal(condition, fields.find(condition.field), formatMessage) ?? find(condition)}
          </span>
        ))}
        actions={<ClearButton onClick={remove}>{formatMessage(messages.removeRefused, { count })}</ClearButton>}
      />
    </div>
  );
}
