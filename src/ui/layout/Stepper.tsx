import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';

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
  },
  doneNumber: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandBackground2}`,
    color: tokens.colorBrandForeground2,
  },
  // On small screens, only the current step shows its name.
  name: { whiteSpace: 'nowrap', '@media (max-width: 640px)': { display: 'none' } },
  currentName: { '@media (max-width: 640px)': { display: 'inline' } },
});

/** Props of `Stepper`. */
export interface StepperProps {
  label: string;
  steps: readonly { id: string; name: string }[];
  /** ID of the current step. */
  current: string;
  /** The name of a completed step for screen readers. */
  toDoneName: (name: string) => string;
}

/** The steps of a task in order, with the current one highlighted. */
export function Stepper({ label, steps, current, toDoneName }: StepperProps) {
  const styles = useStyles();
  const place = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ id, name }, index) => {
        const isCurrent = index === place;
        const isDone = index < place;
        return (
          <li
            key={id}
            aria-current={isCurrent ? 'step' : undefined}
            aria-label={isDone ? toDoneName(name) : name}
            className={mergeClasses(styles.step, isDone && styles.done, isCurrent && styles.current)}
          >
            <span
              aria-hidden="true"
              className={mergeClasses(styles.number, isDone && styles.doneNumber, isCurrent && styles.currentNumber)}
            >
              {isDone ? <Checkmark16Filled /> : index + 1}
            </span>
            <span className={mergeClasses(styles.name, isCurrent && styles.currentName)}>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
