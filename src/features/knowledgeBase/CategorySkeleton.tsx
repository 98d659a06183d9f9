import { Placeholder } from '../../ui/state/Placeholder';
import { useCardStyles } from './cardStyles';

/** The six categories while they load. */
export function CategorySkeleton() {
  const styles = useCardStyles();
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Placeholder key={at} height={168} />
      ))}
    </div>
  );
}
