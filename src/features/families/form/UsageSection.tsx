import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { FamilyUseFragment } from '../list/FamilyList.generated';
import { messages } from '../messages';
import { formMessages } from './formMessages';

/** The catalogs with products of the family. */
export function UsageSection({ usage }: { usage: FamilyUseFragment }) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  return (
    <Panel heading={formatMessage(formMessages.usage)}>
      {usage.catalogs.length === 0 ? (
        <p className={styles.note}>{formatMessage(formMessages.unused)}</p>
      ) : (
        <>
          <KeyValueList
            items={usage.catalogs.map(({ catalog, products }) => ({
              label: catalog.name,
              value: (
                <TextLink to={href(paths.productList, { catalogId: catalog.id })}>
                  {formatMessage(messages.productCount, { count: products })}
                </TextLink>
              ),
            }))}
          />
          <p className={styles.note}>{formatMessage(formMessages.revalidation)}</p>
        </>
      )}
    </Panel>
  );
}
