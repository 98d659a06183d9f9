import { makeStyles, tokens } from '@fluentui/react-components';
import { Placeholder } from '#ui/state/Placeholder';

const useStyles = makeStyles({ list: { display: 'grid', rowGap: tokens.spacingVerticalXS } });

/** Articles while they load. */
export function ListSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((at) => (
        <Placeholder key={at} height={86} />
      ))}
    </div>
  );
}
