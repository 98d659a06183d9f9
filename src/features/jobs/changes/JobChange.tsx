import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeNamesProvider } from '../../../entities/definition/CodeNamesProvider';
import type { ChangeAction } from '../../../graphql/types.generated';
import { isObject } from '../../../lib/isObject';
import { href, paths } from '../../../routing/paths';
import { StatusBadge, type Tone } from '../../../ui/text/StatusBadge';
import { TextLink } from '../../../ui/text/TextLink';
import { JobChangeFields } from './JobChangeFields';
import type { JobChangesQuery } from './JobChanges.generated';
import { tabMessages } from '../detail/tabMessages';

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

/** Props of `JobChange`. */
export interface JobChangeProps {
  change: JobChangesQuery['job']['changes']['changes'][number];
  /** Id of the product's catalog, or null if the catalog no longer exists. */
  catalogId: string | null;
}

/**
 * A job's change to one product. Changed fields are shown immediately, all the fields of a new or deleted product on
 * request.
 */
export function JobChange({ change, catalogId }: JobChangeProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { action, entityId, entityName: name, before, after } = change;
  const [isOpen, setIsOpen] = useState(action === 'UPDATE');
  const fields = isObject(after) ? after : isObject(before) ? before : null;
  const Chevron = isOpen ? ChevronUp16Regular : ChevronDown16Regular;
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <StatusBadge tone={tones[action]} label={formatMessage(tabMessages[action])} />
        {action === 'DELETE' || catalogId === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <TextLink className={styles.name} to={href(paths.productDetail, { catalogId, productId: entityId })}>
            {name}
          </TextLink>
        )}
        {fields && action === 'UPDATE' && (
          <span className={styles.count}>
            {formatMessage(tabMessages.fieldCount, { count: Object.keys(fields).length })}
          </span>
        )}
        {fields && (
          <Button
            appearance="subtle"
            size="small"
            icon={<Chevron />}
            aria-expanded={isOpen}
            aria-label={formatMessage(isOpen ? tabMessages.hideFields : tabMessages.showFields, { name })}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {fields && isOpen && (
        <CodeNamesProvider>
          <JobChangeFields name={name} before={before} after={after} />
        </CodeNamesProvider>
      )}
      {!fields && action === 'CREATE' && <p className={styles.since}>{formatMessage(tabMessages.changedSince)}</p>}
    </li>
  );
}
