import { useIntl } from 'react-intl';
import type { BlogPostStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { messages } from './messages';

const tones: Readonly<Record<BlogPostStatus, Tone>> = { PUBLISHED: 'success', PENDING: 'warning', DRAFT: 'neutral' };

/** The status of a post. */
export function PostStatusBadge({ status }: { status: BlogPostStatus }) {
  return <StatusBadge tone={tones[status]} label={useIntl().formatMessage(messages[status])} />;
}
