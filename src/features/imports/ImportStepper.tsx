import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Checkmark16Filled } from '@fluentui/react-icons/svg/checkmark';
import { useIntl } from 'react-intl';
import { importSteps, type ImportStep } from './importParams';
import { messages } from './messages';

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

/** The steps of an import, with the current one highlighted. */
export function ImportStepper({ current }: { current: ImportStep }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const place = importSteps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={formatMessage(messages.steps)}>
      {importSteps.map((step, index) => {
        const isCurrent = index === place;
        const isDone = index < place;
        const name = formatMessage(messages[step]);
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            aria-label={isDone ? formatMessage(messages.stepDone, { step: name }) : name}
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
