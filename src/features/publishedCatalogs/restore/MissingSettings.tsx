import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { Notice } from '#ui/state/Notice';
import { restoreMessages } from './restoreMessages';
import type { RestorePreviewQuery } from './RestorePreview.generated';

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: '20px' },
});

export interface MissingSettingsProps {
  missing: RestorePreviewQuery['restorePreview']['missing'];
}

/** Names the families, definitions, and channels that products had in the version and that no longer exist. */
export function MissingSettings({ missing }: MissingSettingsProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const styles = useStyles();
  return (
    <Notice tone="warning">
      <p className={styles.text}>{formatMessage(restoreMessages.missing)}</p>
      <ul className={styles.list}>
        {missing.map(({ kind, code, labels, productCount, skus }) => {
          const others = productCount - skus.length;
          const named = others > 0 ? [...skus, formatMessage(restoreMessages.others, { count: others })] : skus;
          return (
            <li key={`${kind} ${code}`}>
              {formatMessage(restoreMessages[kind], { name: attributeLabel(labels, locale) || code })}{' '}
              {formatMessage(restoreMessages.neededBy, { skus: formatList(named) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
