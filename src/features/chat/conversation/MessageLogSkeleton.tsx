import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  log: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    rowGap: tokens.spacingVerticalL,
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    padding: tokens.spacingHorizontalL,
  },
  own: { alignSelf: 'flex-end' },
  message: { width: '45%' },
});

/** Placeholder while the messages load. */
export function MessageLogSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.log} aria-busy="true">
      {[false, true, false, false, true].map((isOwn, place) => (
        <span key={place} className={mergeClasses(styles.message, isOwn && styles.own)}>
          <Placeholder height={32} />
        </span>
      ))}
    </div>
  );
}
