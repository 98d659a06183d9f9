import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { Connections } from './Connections';
import { SocialLinksForm } from './SocialLinksForm';

/** Links to the account's pages on other networks, and connections with them. */
export function SocialTab({ settings }: { settings: AccountSettingsFragment }) {
  return (
    <>
      <SocialLinksForm settings={settings} />
      <Connections connections={settings.connections} />
    </>
  );
}
