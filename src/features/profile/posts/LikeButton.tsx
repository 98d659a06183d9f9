import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Heart16Filled, Heart16Regular } from '@fluentui/react-icons/svg/heart';
import { useIntl } from 'react-intl';

const useStyles = makeStyles({
  button: { minWidth: 'auto', fontVariantNumeric: 'tabular-nums' },
  on: { color: tokens.colorPaletteRedForeground1, '@media (forced-colors: active)': { color: 'Highlight' } },
});

export interface LikeButtonProps {
  label: string;
  likes: number;
  isLiked: boolean;
  isDisabled: boolean;
  onChange: (isLiked: boolean) => void;
}

/** A heart with the number of likes. */
export function LikeButton({ label, likes, isLiked, isDisabled, onChange }: LikeButtonProps) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      size="small"
      className={styles.button}
      icon={isLiked ? <Heart16Filled className={styles.on} /> : <Heart16Regular />}
      aria-label={label}
      aria-pressed={isLiked}
      disabled={isDisabled}
      onClick={() => onChange(!isLiked)}
    >
      {formatNumber(likes)}
    </Button>
  );
}
