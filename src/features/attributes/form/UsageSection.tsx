import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { labelMessages } from '#entities/attribute/labelMessages';
import { href, paths } from '#routing/paths';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import type { AttributeFamilyFragment, AttributeUseFragment } from '../list/AttributeList.generated';
import { messages } from '../messages';
import { formMessages } from './formMessages';

export interface UsageSectionProps {
  usage: AttributeUseFragment;
  families: readonly AttributeFamilyFragment[];
  /** Whether it is a system attribute, which is never changed. */
  isSystem: boolean;
}

/** The families that have the attribute, and the catalogs whose products have it. */
export function UsageSection({ usage, families, isSystem }: UsageSectionProps) {
  const { formatMessage, locale } = useIntl();
  const styles = useRecordFormStyles();
  const links = families.map(({ id, labels }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <TextLink to={href(paths.familyEdit, { familyId: id })}>{attributeLabel(labels, locale)}</TextLink>
    </Fragment>
  ));
  const items = [
    ...(links.length ? [{ label: formatMessage(messages.families), value: links }] : []),
    ...usage.catalogs.map(({ catalog, products }) => ({
      label: catalog.name,
      value: (
        <TextLink to={href(paths.productList, { catalogId: catalog.id })}>
          {formatMessage(messages.productCount, { count: products })}
        </TextLink>
      ),
    })),
  ];
  return (
    <Panel heading={formatMessage(labelMessages.usage)}>
      {items.length > 0 && <KeyValueList items={items} />}
      {!(isSystem && usage.catalogs.length > 0) && (
        <p className={styles.note}>
          {formatMessage(usage.catalogs.length ? formMessages.revalidation : formMessages.unused)}
        </p>
      )}
    </Panel>
  );
}
