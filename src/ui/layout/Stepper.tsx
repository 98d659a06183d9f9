import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { useIntl } from 'react-intl';
import { Link } from '#routing/Link';
import { stepMessages } from './stepMessages';

const useStyles = makeStyles({
  steps: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    minWidth: 0,
    // A line connects each step to the next.
    ':not(:last-child)': { flexGrow: 1 },
    ':not(:last-child)::after': {
      content: '""',
      flexGrow: 1,
      minWidth: tokens.spacingHorizontalS,
      height: '1px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  current: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  done: { color: tokens.colorNeutralForeground1 },
  number: {
    ...typographyStyles.caption1Strong,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    boxSizing: 'border-box',
  },
  currentNumber: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
  doneNumber: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandBackground2}`,
    color: tokens.colorBrandForeground2,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
  },
  // On small screens, only the current step shows its name.
  name: { whiteSpace: 'nowrap', '@media (max-width: 640px)': { display: 'none' } },
  currentName: { '@media (max-width: 640px)': { display: 'inline' } },
});

export interface StepperProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  /** In order. A step with `to` is a link, if it is not the current one. */
  steps: readonly { name: string; to?: string | undefined }[];
  /** Index of the current step. */
  current: number;
}

/** The steps of a task, with the current one highlighted. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, to }, index) => {
        const isCurrent = index === current;
        const isDone = index < current;
        const fullName = isDone ? formatMessage(stepMessages.done, { step: name }) : name;
        const content = (
          <>
            <span
              aria-hidden="true"
              className={mergeClasses(styles.number, isDone && styles.doneNumber, isCurrent && styles.currentNumber)}
            >
              {isDone ? <Checkmark16Filled /> : index + 1}
            </span>
            <span className={mergeClasses(styles.name, isCurrent && styles.currentName)}>{name}</span>
          </>
        );
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            aria-label={fullName}
            className={mergeClasses(styles.step, isDone && styles.done, isCurrent && styles.current)}
          >
            {to === undefined || isCurrent ? (
              content
            ) : (
              <Link to={to} aria-label={fullName} className={styles.link}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
