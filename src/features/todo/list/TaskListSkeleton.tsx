import { Placeholder } from '#ui/state/Placeholder';
import { useTaskRowStyles } from './useTaskRowStyles';

const rowCount = 12;

/** Placeholder rows while tasks load. */
export function TaskListSkeleton() {
  const styles = useTaskRowStyles();
  return Array.from({ length: rowCount }, (_, index) => (
    <div key={index} className={styles.row} aria-hidden="true">
      <span className={styles.check} />
      <span className={styles.words}>
        <Placeholder width={`${70 - (index % 4) * 12}%`} />
      </span>
      <span className={styles.due}>
        <Placeholder width={64} isInline />
      </span>
      <span className={styles.face}>
        <Placeholder width={28} height={28} />
      </span>
      <span className={styles.tools} />
    </div>
  ));
}
