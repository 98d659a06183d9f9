import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';

/** Placeholder while the preview loads. */
export function PublishPreviewSkeleton() {
  return [56, 320].map((height) => (
    <Panel key={height}>
      <Placeholder width="30%" height={20} />
      <Placeholder height={height} />
    </Panel>
  ));
}
