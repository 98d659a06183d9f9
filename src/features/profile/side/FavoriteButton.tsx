import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Star20Filled, Star20Regular } from '@fluentui/react-icons/svg/star';

const useStyles = makeStyles({
  on: { color: tokens.colorPaletteMarigoldForeground3, '@media (forced-colors: active)': { color: 'Highlight' } },
});

export interface FavoriteButtonProps {
  label: string;
  isFavorite: boolean;
  isDisabled: boolean;
  onChange: (isFavorite: boolean) => void;
}

/** A star that adds to the favorites or removes from them. */
export function FavoriteButton({ label, isFavorite, isDisabled, onChange }: FavoriteButtonProps) {
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      icon={isFavorite ? <Star20Filled className={styles.on} /> : <Star20Regular />}
      aria-pressed={isFavorite}
      aria-label={label}
      disabled={isDisabled}
      onClick={() => onChange(!isFavorite)}
    />
  );
}
