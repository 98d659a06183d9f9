import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { useIntl } from 'react-intl';
import { textStart } from '#ui/layout/textAlign';
import type { ProfilePollFragment } from '../Profile.generated';
import { sideMessages as messages } from './sideMessages';

const useStyles = makeStyles({
  option: {
    ...typographyStyles.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '36px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    overflow: 'hidden',
    ...textStart,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':disabled': { cursor: 'default' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}` },
  bar: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    backgroundColor: tokens.colorNeutralBackground1Selected,
    transitionProperty: 'width',
    transitionDuration: tokens.durationSlow,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText', opacity: 0.4 },
  },
  chosenBar: { backgroundColor: tokens.colorBrandBackground2 },
  name: { position: 'relative', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  mark: { position: 'relative', flexShrink: 0, color: tokens.colorBrandForeground1 },
  share: { position: 'relative', fontVariantNumeric: 'tabular-nums' },
});

export interface PollOptionProps {
  option: ProfilePollFragment['options'][number];
  isChosen: boolean;
  isDisabled: boolean;
  onSelect: () => void;
}

/** An answer of a poll with its share, as a button that votes for it. */
export function PollOption({ option, isChosen, isDisabled, onSelect }: PollOptionProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const share = option.percentage / 100;
  return (
    <button
      type="button"
      className={mergeClasses(styles.option, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      aria-label={formatMessage(messages.option, { name: option.name, count: option.votes, share })}
      disabled={isDisabled}
      onClick={onSelect}
    >
      <span
        className={mergeClasses(styles.bar, isChosen && styles.chosenBar)}
        style={{ width: `${option.percentage}%` }}
      />
      <span className={styles.name} dir="auto">
        {option.name}
      </span>
      {isChosen && <CheckmarkCircle16Filled className={styles.mark} />}
      <span className={styles.share}>{formatNumber(share, { style: 'percent' })}</span>
    </button>
  );
}
