import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({
  list: { display: 'grid', overflow: 'hidden', padding: `0 ${tokens.spacingHorizontalM}` },
  row: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, height: '56px' },
  words: { display: 'grid', flexGrow: 1, rowGap: tokens.spacingVerticalS },
});

/** Placeholder while the list loads. */
export function ChatListSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.list} aria-busy="true">
      <Placeholder height={32} />
      {Array.from({ length: 9 }, (_, place) => (
        <div key={place} className={styles.row}>
          <Placeholder width={40} height={40} />
          <span className={styles.words}>
            <Placeholder width="60%" />
            <Placeholder width="90%" height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}
