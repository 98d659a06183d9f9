import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '../../definition/CodeNamesProvider';
import type { ChangeAction } from '#graphql/types.generated';
import { isObject } from '#lib/isObject';
import { href, paths } from '#routing/paths';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { JobChangeFields } from './JobChangeFields';
import type { JobChangesQuery } from './JobChanges.generated';
import { changeMessages, plannedActions } from './changeMessages';
import { formatShare } from './priceJump';

const useStyles = makeStyles({
  change: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  name: { ...typographyStyles.body1Strong, minWidth: 0, overflowWrap: 'anywhere' },
  count: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, marginInlineStart: 'auto' },
  since: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

const tones: Record<ChangeAction, Tone> = { CREATE: 'success', UPDATE: 'info', DELETE: 'danger', SKIP: 'neutral' };

export interface JobChangeProps {
  change: JobChangesQuery['job']['changes']['changes'][number];
  /** Id of the product's catalog, or null if the catalog no longer exists. */
  catalogId: string | null;
  /** Whether the job is a dry run, which changed nothing. */
  isPlanned: boolean;
}

/**
 * A job's change to one product. Changed fields are shown immediately, all the fields of a new or deleted product on
 * request.
 */
export function JobChange({ change, catalogId, isPlanned }: JobChangeProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const { action, productId, entityName: name, jump, omittedCount, before, after } = change;
  const [isOpen, setIsOpen] = useState(action === 'UPDATE');
  const labels = { ...changeMessages, ...(isPlanned && plannedActions) };
  const fields = isObject(after) ? after : isObject(before) ? before : null;
  const Chevron = isOpen ? ChevronUp16Regular : ChevronDown16Regular;
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <StatusBadge tone={tones[action]} label={formatMessage(labels[action])} />
        {productId === null || catalogId === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <TextLink className={styles.name} to={href(paths.productDetail, { catalogId, productId })}>
            {name}
          </TextLink>
        )}
        {jump !== null && <span>{formatMessage(changeMessages.jump, { share: formatShare(jump, intl) })}</span>}
        {fields && action === 'UPDATE' && (
          <span className={styles.count}>
            {formatMessage(changeMessages.fieldCount, { count: Object.keys(fields).length + omittedCount })}
          </span>
        )}
        {fields && (
          <Button
            appearance="subtle"
            size="small"
            icon={<Chevron />}
            aria-expanded={isOpen}
            aria-label={formatMessage(isOpen ? changeMessages.hideFields : changeMessages.showFields, { name })}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {fields && isOpen && (
        <CodeNamesProvider>
          <JobChangeFields name={name} before={before} after={after} />
        </CodeNamesProvider>
      )}
      {omittedCount > 0 && isOpen && (
        <p className={styles.since}>{formatMessage(changeMessages.omitted, { count: omittedCount })}</p>
      )}
      {!fields && action === 'CREATE' && <p className={styles.since}>{formatMessage(changeMessages.changedSince)}</p>}
    </li>
  );
}
