import { useIntl } from 'react-intl';
import type { EmailLabel } from '#graphql/types.generated';
import { ColorTag } from '#ui/text/ColorTag';
import { messages } from './messages';
import { useLabelStyles } from './useLabelStyles';

/** A label of an email in its color. */
export function LabelTag({ label }: { label: EmailLabel }) {
  const { formatMessage } = useIntl();
  return <ColorTag label={formatMessage(messages[label])} className={useLabelStyles()[label]} />;
}
