import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { textEnd } from '#ui/layout/textAlign';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    verticalAlign: 'middle',
    fontVariantNumeric: 'tabular-nums',
  },
  track: {
    display: 'block',
    width: '36px',
    height: '4px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  bar: { display: 'block', height: '100%', backgroundColor: tokens.colorCompoundBrandBackground },
  // Wide enough for 100 %, so that the bars are aligned.
  share: { minWidth: '4.5ch', ...textEnd },
  full: { backgroundColor: tokens.colorStatusSuccessBackground3 },
});

/** Bar with the share of recommended fields that are filled in, from 0 to 1. */
export function Completeness({ share }: { share: number }) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <span className={styles.track} aria-hidden="true">
        <span className={mergeClasses(styles.bar, share === 1 && styles.full)} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.share}>{formatNumber(share, { style: 'percent' })}</span>
    </span>
  );
}
