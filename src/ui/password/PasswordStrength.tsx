import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { MIN_PASSWORD_LENGTH } from '#shared/passwordRule';
import { newPasswordError } from './newPasswordError';
import { strengthMessages } from './strengthMessages';
import { passwordStrength } from './passwordStrength';

const useStyles = makeStyles({
  // The height is the same with and without text, so that nothing shifts while typing.
  strength: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS, minHeight: '44px' },
  bar: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', columnGap: tokens.spacingHorizontalXS },
  part: {
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke2,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  weak: { backgroundColor: tokens.colorStatusDangerForeground1 },
  fair: { backgroundColor: tokens.colorStatusWarningForeground1 },
  good: { backgroundColor: tokens.colorStatusSuccessForeground1 },
  words: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

const parts = [1, 2, 3, 4];
const scoreNames = [
  strengthMessages.strengthNone,
  strengthMessages.weak,
  strengthMessages.fair,
  strengthMessages.good,
  strengthMessages.strong,
];
const flawNames = {
  personal: strengthMessages.flawPersonal,
  common: strengthMessages.flawCommon,
  pattern: strengthMessages.flawPattern,
  short: strengthMessages.flawShort,
  oneKind: strengthMessages.flawOneKind,
};

/** Shows the strength of a new password as a bar and as text, or why it can’t be used. */
export function PasswordStrength({ password, about }: { password: string; about: readonly string[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const error = password === '' ? undefined : newPasswordError(password, intl);
  const estimate = passwordStrength(password, about);
  const score = error === undefined ? estimate.score : 1;
  const name = formatMessage(scoreNames[score] ?? strengthMessages.strengthNone, { least: MIN_PASSWORD_LENGTH });
  const color = score <= 1 ? styles.weak : score === 2 ? styles.fair : styles.good;
  return (
    <div className={styles.strength}>
      <div
        role="meter"
        aria-label={formatMessage(strengthMessages.strength)}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={name}
        className={styles.bar}
      >
        {parts.map((part) => (
          <span key={part} className={mergeClasses(styles.part, part <= score && color)} />
        ))}
      </div>
      <p className={styles.words} role="status">
        {name} {error ?? (estimate.flaw && formatMessage(flawNames[estimate.flaw]))}
      </p>
    </div>
  );
}
