import { useIntl } from 'react-intl';
import type { TaskTag } from '#graphql/types.generated';
import { ColorTag } from '#ui/text/ColorTag';
import { messages } from '../messages';
import { useTagStyles } from './useTagStyles';

/** The tags of a task in their colors. */
export function TaskTags({ tags }: { tags: readonly TaskTag[] }) {
  const { formatMessage } = useIntl();
  const styles = useTagStyles();
  return tags.map((tag) => <ColorTag key={tag} label={formatMessage(messages[tag])} className={styles[tag]} />);
}
