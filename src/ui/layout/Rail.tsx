import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { useNavLinkStyles } from './navLinkStyles';

const useStyles = makeStyles({
  rail: { position: 'sticky', insetBlockStart: '80px', display: 'grid', rowGap: tokens.spacingVerticalL },
  heading: {
    ...typographyStyles.caption1Strong,
    color: tokens.colorNeutralForeground3,
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    paddingInline: '10px',
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '2px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  count: { ...typographyStyles.caption1Strong, fontVariantNumeric: 'tabular-nums' },
  dot: {
    width: '12px',
    height: '12px',
    marginInline: '4px',
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    border: '1px solid currentcolor',
    forcedColorAdjust: 'none',
  },
});

interface RailEntry {
  name: string;
  to: string;
  isCurrent: boolean;
}

/** A view of the list. */
interface RailView extends RailEntry {
  icon: FluentIcon;
  /** The number of items; 0 shows nothing. */
  count: number;
  /** The name and count as text. */
  countText: string;
}

/** A mark that filters the list, such as a label. */
interface RailMark extends RailEntry {
  /** A class that sets the color of the mark. */
  colorClass: string;
}

export interface RailProps {
  /** The label of the views; for example, "Folders". */
  viewsLabel: string;
  views: readonly RailView[];
  /** The label of the marks; for example, "Labels". */
  marksLabel: string;
  marks: readonly RailMark[];
}

/** The sidebar of a list: its views with their counts, and colored marks that filter the list. */
export function Rail({ viewsLabel, views, marksLabel, marks }: RailProps) {
  const { formatNumber } = useIntl();
  const styles = useStyles();
  const linkStyles = useNavLinkStyles();
  return (
    <div className={styles.rail}>
      <nav aria-label={viewsLabel}>
        <ul className={styles.list}>
          {views.map(({ name, to, isCurrent, icon: Icon, count, countText }) => (
            <li key={name}>
              <Link
                to={to}
                className={mergeClasses(linkStyles.link, isCurrent && linkStyles.current)}
                aria-current={isCurrent ? 'page' : undefined}
                aria-label={count > 0 ? countText : undefined}
              >
                <Icon aria-hidden="true" />
                <span className={styles.name}>{name}</span>{' '}
                {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={marksLabel}>
        <p className={styles.heading} aria-hidden="true">
          {marksLabel}
        </p>
        <ul className={styles.list}>
          {marks.map(({ name, to, isCurrent, colorClass }) => (
            <li key={name}>
              <Link
                to={to}
                className={mergeClasses(linkStyles.link, isCurrent && linkStyles.current)}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <span className={mergeClasses(styles.dot, colorClass)} />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
