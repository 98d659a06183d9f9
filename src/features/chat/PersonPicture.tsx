import { makeStyles } from '@fluentui/react-components';
import type { ChatStatus } from '#graphql/types.generated';
import { Picture } from '#ui/picture/Picture';
import { PresenceBadge } from './PresenceBadge';

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'inline-flex', flexShrink: 0 },
  mark: { position: 'absolute', insetBlockEnd: '-2px', insetInlineEnd: '-2px', display: 'inline-flex' },
});

export interface PersonPictureProps {
  person: { fullName: string; avatar: string; status: ChatStatus };
  /** Width and height in pixels. */
  size: number;
}

/** A person's image with their status mark. The name and the status text are shown next to it. */
export function PersonPicture({ person, size }: PersonPictureProps) {
  const styles = useStyles();
  return (
    <span className={styles.frame}>
      <Picture url={person.avatar} name={person.fullName} size={size} isRound />
      <span className={styles.mark}>
        <PresenceBadge status={person.status} />
      </span>
    </span>
  );
}
