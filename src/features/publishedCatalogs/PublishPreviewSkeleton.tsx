import { Panel } from '../../ui/Panel';
import { Placeholder } from '../../ui/Placeholder';

/** The preview while it is on its way. */
export function PublishPreviewSkeleton() {
  return [56, 320].map((height) => (
    <Panel key={height}>
      <Placeholder width="30%" height={20} />
      <Placeholder height={height} />
    </Panel>
  ));
}
