import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Placeholder } from '#ui/state/Placeholder';
import { messages as uiMessages } from '#ui/messages';

const useStyles = makeStyles({
  skeleton: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridAutoRows: 'minmax(0, 1fr)',
    gap: '1px',
    height: '100%',
    minHeight: '480px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  cell: { padding: tokens.spacingHorizontalS, backgroundColor: tokens.colorNeutralBackground1 },
});

const cells = Array.from({ length: 35 }, (_, index) => index);

/** Placeholder while the calendar loads. */
export function CalendarSkeleton() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <div role="status" aria-label={formatMessage(uiMessages.loading)} className={styles.skeleton}>
      {cells.map((index) => (
        <div key={index} className={styles.cell}>
          {index % 3 === 1 && <Placeholder height={16} />}
        </div>
      ))}
    </div>
  );
}
