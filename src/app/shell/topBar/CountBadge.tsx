import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';

/** Above this number, the exact count does not matter. */
const mostShown = 99;

const useStyles = makeStyles({
  root: {
    ...typographyStyles.caption2Strong,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minWidth: '16px',
    boxSizing: 'border-box',
    paddingInline: '3px',
    lineHeight: '16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    pointerEvents: 'none',
  },
  brand: { backgroundColor: tokens.colorBrandBackground },
  danger: { backgroundColor: tokens.colorStatusDangerBackground3 },
});

export interface CountBadgeProps {
  count: number;
  color: 'brand' | 'danger';
}

/** A number in the corner of a button whose label says it too; nothing for 0. */
export function CountBadge({ count, color }: CountBadgeProps) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <span className={mergeClasses(styles.root, styles[color])} aria-hidden="true">
      {count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count)}
    </span>
  );
}
