import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { CircleRegular } from '@fluentui/react-icons/svg/circle';

const steps = [
  { title: 'Import finished', text: '240 products, no errors', time: '9:12 AM', isDone: true },
  { title: 'Catalog validated', text: '3 warnings', time: '9:15 AM', isDone: true },
  { title: 'Publish', text: 'Waiting for approval', time: 'Not started', isDone: false },
];

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  step: {
    ...typographyStyles.body1,
    position: 'relative',
    paddingInlineStart: '32px',
    paddingBlockEnd: tokens.spacingVerticalL,
    // The line to the next step.
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '9px',
      insetBlockStart: '24px',
      insetBlockEnd: '2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  icon: { position: 'absolute', insetInlineStart: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  done: { position: 'absolute', insetInlineStart: 0, fontSize: '20px', color: tokens.colorStatusSuccessForeground1 },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** What happened, in order: an ordered list with a line between its entries. */
export function HistoryExample() {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map(({ title, text, time, isDone }) => (
        <li key={title} className={styles.step}>
          {isDone ? (
            <CheckmarkCircleFilled className={styles.done} title="Done" />
          ) : (
            <CircleRegular className={styles.icon} title="Open" />
          )}
          <p className={styles.title}>{title}</p>
          <p className={styles.note}>
            {text} · {time}
          </p>
        </li>
      ))}
    </ol>
  );
}
