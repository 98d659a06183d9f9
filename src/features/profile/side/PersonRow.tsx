import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Picture } from '#ui/picture/Picture';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { ...typographyStyles.body1Strong, display: 'block' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

export interface PersonRowProps {
  name: string;
  image: string;
  note: ReactNode;
  /** A button at the end. */
  action: ReactNode;
}

/** A person or page with its image, a note below the name, and a button. */
export function PersonRow({ name, image, note, action }: PersonRowProps) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Picture url={image} name={name} size={40} isRound />
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.note} dir="auto">
          {note}
        </span>
      </div>
      {action}
    </div>
  );
}
