import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import type { TimeLeft } from './countdown';
import { messages } from './messages';

const useStyles = makeStyles({
  countdown: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  unit: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: '68px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  value: {
    ...typographyStyles.title2,
    fontVariantNumeric: 'tabular-nums',
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateY(-30%)' }, to: { opacity: 1, transform: 'none' } },
      animationDuration: tokens.durationNormal,
      animationTimingFunction: tokens.curveDecelerateMid,
    },
  },
  // As wide as the unit, so that it stays where it is when “minute” becomes “minutes”.
  name: {
    ...typographyStyles.caption1,
    alignSelf: 'stretch',
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
  },
});

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * The remaining time, updated visually every second. Screen readers announce only changes of the larger units, to avoid
 * constant announcements.
 */
export function Countdown({ left }: { left: TimeLeft }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { days, hours, minutes } = left;
  const said = days > 0 ? messages.daysLeft : hours > 0 ? messages.hoursLeft : messages.minutesLeft;
  return (
    <>
      <div role="timer" aria-label={formatMessage(messages.countdown)} className={styles.countdown}>
        {units.map((unit) => (
          <div key={unit} className={styles.unit}>
            {/* With its value as the key, a number that changes is animated in. */}
            <span key={left[unit]} className={styles.value}>
              {formatNumber(left[unit], { minimumIntegerDigits: 2 })}
            </span>
            <span className={styles.name}>{formatMessage(messages[unit], { count: left[unit] })}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{formatMessage(said, { days, hours, minutes })}</VisuallyHidden>
    </>
  );
}
