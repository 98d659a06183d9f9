import { useIntl } from 'react-intl';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { href, paths } from '#routing/paths';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { detailMessages as messages } from './detailMessages';
import type { ProductContentFragment } from '../core/ProductDetail.generated';

/** Metadata of the stored product, such as its dates. */
export function ProductFacts({ product }: { product: ProductContentFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { isPublished, publishedRevision, revision } = product;
  const published = () => {
    if (!isPublished) return formatMessage(messages.publishedNo);
    return publishedRevision === revision
      ? formatMessage(messages.publishedYes)
      : formatMessage(messages.publishedOlder, { revision: publishedRevision });
  };
  const by = (user: string, job: ProductContentFragment['createdByJob']) =>
    job
      ? formatMessage(messages.inJob, {
          user,
          job: <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{job.title}</TextLink>,
        })
      : user;
  return (
    <Panel heading={formatMessage(messages.facts)}>
      <KeyValueList
        items={[
          { label: formatMessage(messages.published), value: published() },
          { label: formatMessage(messages.revision), value: formatNumber(revision) },
          { label: formatMessage(messages.updated), value: <RelativeTime at={product.updatedAt} /> },
          { label: formatMessage(messages.updatedBy), value: by(product.updatedBy, product.updatedByJob) },
          { label: formatMessage(messages.created), value: <RelativeTime at={product.createdAt} /> },
          ...(product.createdBy === null
            ? []
            : [{ label: formatMessage(messages.createdBy), value: by(product.createdBy, product.createdByJob) }]),
        ]}
      />
    </Panel>
  );
}
