import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';

/** Height of the fields of each tab, in pixels. */
const heights = { general: 240, password: 220, sessions: 76, info: 330, social: 300, notifications: 360 };

/** Placeholder of a tab while the settings load. */
export function SettingsSkeleton({ tab }: { tab: keyof typeof heights }) {
  return (
    <Panel>
      <Placeholder width={180} height={24} />
      <Placeholder height={heights[tab]} />
      <Placeholder width={180} height={32} />
    </Panel>
  );
}
