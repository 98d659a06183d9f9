import { Panel } from '../../ui/Panel';
import { Placeholder } from '../../ui/Placeholder';
import { useProfileStyles } from './profileStyles';

/** A user's page while the user is on the way. */
export function UserProfileSkeleton() {
  const styles = useProfileStyles();
  return (
    <div className={styles.columns}>
      <Panel>
        <Placeholder height={72} />
        <Placeholder height={76} />
      </Panel>
      <Panel>
        <Placeholder width="40%" height={20} />
        <Placeholder height={104} />
      </Panel>
    </div>
  );
}
