import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { AvatarPanel } from './AvatarPanel';
import { GeneralForm } from './GeneralForm';

/** The account's image, names, email, and company. */
export function GeneralTab({ settings }: { settings: AccountSettingsFragment }) {
  return (
    <>
      <AvatarPanel />
      <GeneralForm settings={settings} />
    </>
  );
}
