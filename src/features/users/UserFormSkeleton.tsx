import { Panel } from '../../ui/Panel';
import { Placeholder } from '../../ui/Placeholder';

/** The form of a user while the user is on the way. */
export function UserFormSkeleton() {
  return (
    <Panel>
      <Placeholder height={72} />
      <Placeholder height={212} />
      <Placeholder height={58} />
    </Panel>
  );
}
