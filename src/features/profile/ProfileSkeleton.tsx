import { Placeholder } from '#ui/state/Placeholder';
import { useProfileStyles } from './useProfileStyles';

/** Placeholder of the page while the profile loads. */
export function ProfileSkeleton() {
  const styles = useProfileStyles();
  return (
    <>
      <Placeholder height={280} />
      <div className={styles.columns}>
        <div className={styles.start}>
          <Placeholder height={260} />
          <Placeholder height={300} />
        </div>
        <div className={styles.main}>
          <Placeholder height={640} />
        </div>
        <div className={styles.end}>
          <Placeholder height={280} />
          <Placeholder height={320} />
        </div>
      </div>
    </>
  );
}
