import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { useFormLayout } from './useFormLayout';

/** Takes the place of the form while the post is loading. */
export function PostFormSkeleton() {
  const styles = useFormLayout();
  return (
    <div className={styles.form}>
      <div className={styles.tabs} />
      <div className={styles.columns}>
        <Panel>
          <Placeholder height={52} />
          <Placeholder height={430} />
        </Panel>
        <Panel>
          <Placeholder height={480} />
        </Panel>
      </div>
    </div>
  );
}
