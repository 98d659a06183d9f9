import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { TruncatedText } from '../text/TruncatedText';
import { Picture } from './Picture';

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { minWidth: 0 },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

export interface PictureNameProps {
  /** URL of the image; null shows initials instead. */
  url: string | null;
  name: string;
  /** Shown below the name unless empty. */
  note: string;
}

/** A person in a table: image, name, and a distinguishing note. */
export function PictureName({ url, name, note }: PictureNameProps) {
  const styles = useStyles();
  return (
    <span className={styles.cell}>
      <Picture url={url} name={name} size={32} isRound />
      <span className={styles.words}>
        <TruncatedText text={name} />
        {note && <TruncatedText text={note} className={styles.note} />}
      </span>
    </span>
  );
}
