import { Placeholder } from '#ui/state/Placeholder';
import { useRowStyles } from './useRowStyles';

/** Placeholder rows while a page of emails loads. */
export function EmailListSkeleton({ rows }: { rows: number }) {
  const styles = useRowStyles();
  return Array.from({ length: rows }, (_, index) => (
    <div key={index} className={styles.row} aria-hidden="true">
      <span className={styles.check} />
      <span className={styles.face}>
        <Placeholder width={32} height={32} />
      </span>
      <span className={styles.people}>
        <Placeholder width={120} />
      </span>
      <span className={styles.words}>
        <Placeholder width={`${80 - (index % 4) * 12}%`} />
      </span>
      <span className={styles.time}>
        <Placeholder width={40} isInline />
      </span>
    </div>
  ));
}
