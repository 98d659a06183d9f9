import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  mark: { display: 'block', flexShrink: 0 },
  ground: { fill: tokens.colorBrandBackground },
  cover: { fill: tokens.colorNeutralForegroundOnBrand },
});

/** The app logo: an open catalog with a page turned. */
export function Logo({ size }: { size: number }) {
  const styles = useStyles();
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.cover} d="M7 9.5c3-1.4 6-1.2 8.2.6v13.4C13 22 10 21.8 7 23z" />
      <path className={styles.cover} opacity=".7" d="M25 9.5c-3-1.4-6-1.2-8.2.6v13.4c2.2-1.5 5.2-1.7 8.2-.5z" />
    </svg>
  );
}
