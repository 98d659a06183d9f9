import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { ownLabel } from '#entities/publishedCatalog/versionName';
import { href, paths } from '#routing/paths';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { Checksum } from './Checksum';
import { messages } from '../messages';
import type { PublishedCatalogFactsFragment } from './PublishedCatalogFacts.generated';
import { versionMessages } from './versionMessages';

/** The details of a version apart from its contents. */
export function PublishedCatalogFacts({ publishedCatalog }: { publishedCatalog: PublishedCatalogFactsFragment }) {
  const { formatMessage, formatList, locale } = useIntl();
  const { catalog, job, rollbackOf, withdrawnAt, withdrawalReason, productCount, variantCount, reason } =
    publishedCatalog;
  const label = ownLabel(publishedCatalog);
  const none = formatMessage(versionMessages.none);
  const withdrawn = { when: <RelativeTime at={withdrawnAt} />, reason: withdrawalReason ?? none };
  const toNames = (isInternal: boolean) => {
    const own = publishedCatalog.attributes?.filter((one) => one.isInternal === isInternal) ?? [];
    return own.length
      ? formatList(own.map(({ labels }) => attributeLabel(labels, locale)))
      : formatMessage(versionMessages.noAttributes);
  };
  const items = [
    {
      label: formatMessage(versionMessages.catalog),
      value: <TextLink to={href(paths.catalogDetail, { catalogId: catalog.id })}>{catalog.name}</TextLink>,
    },
    label !== '' && { label: formatMessage(versionMessages.label), value: label },
    reason && { label: formatMessage(versionMessages.reason), value: reason },
    {
      label: formatMessage(versionMessages.published),
      value: formatMessage(versionMessages.whenBy, {
        when: <RelativeTime at={publishedCatalog.publishedAt} />,
        user: publishedCatalog.createdBy,
      }),
    },
    withdrawnAt !== null && {
      label: formatMessage(versionMessages.withdrawn),
      value: formatMessage(versionMessages.withdrawnWhy, withdrawn),
    },
    rollbackOf !== null && {
      label: formatMessage(versionMessages.rollbackOf),
      value: formatMessage(messages.versionNumber, { version: rollbackOf }),
    },
    {
      label: formatMessage(versionMessages.products),
      value: formatMessage(versionMessages.productsAndVariants, { products: productCount, variants: variantCount }),
    },
    ...(publishedCatalog.attributes
      ? [
          { label: formatMessage(versionMessages.publicAttributes), value: toNames(false) },
          { label: formatMessage(versionMessages.internalAttributes), value: toNames(true) },
        ]
      : []),
    { label: formatMessage(versionMessages.checksum), value: <Checksum value={publishedCatalog.checksum} /> },
    job && {
      label: formatMessage(versionMessages.job),
      value: (
        <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{formatMessage(versionMessages.openJob)}</TextLink>
      ),
    },
  ];
  return (
    <Panel heading={formatMessage(versionMessages.facts)}>
      <KeyValueList items={items.filter((item) => typeof item === 'object' && item !== null)} />
    </Panel>
  );
}
