import { Button } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { Notice } from '#ui/state/Notice';
import { previewMessages as messages } from './previewMessages';

export interface ChangedKeysProps {
  changedKeys: NonNullable<NonNullable<JobStateFragment['importSummary']>['changedKeys']>;
  /** Repeats the dry run with these values matched. */
  onMatch: () => void;
}

/** SKUs and references that a spreadsheet has changed, with those of the catalog, and the offer to match them. */
export function ChangedKeys({ changedKeys: { count, examples }, onMatch }: ChangedKeysProps) {
  const { formatMessage, formatList } = useIntl();
  const pairs = examples.map(({ text, stored }) =>
    formatMessage(messages.changedKey, { text, stored: formatList(stored, { type: 'disjunction' }) }),
  );
  return (
    <Notice tone="warning" actions={<Button onClick={onMatch}>{formatMessage(messages.matchChanged)}</Button>}>
      {formatMessage(messages.changedKeys, {
        count,
        rest: count - examples.length,
        examples: formatList(pairs, { type: 'unit' }),
      })}
    </Notice>
  );
}
