import { makeStyles, tokens } from '@fluentui/react-components';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { OpenSessions } from './OpenSessions';
import { SessionsForm } from './SessionsForm';

const useStyles = makeStyles({ panels: { display: 'grid', rowGap: tokens.spacingVerticalL } });

/** When sessions of the account end, and those that are open. */
export function SessionsTab({ settings }: { settings: AccountSettingsFragment }) {
  return (
    <div className={useStyles().panels}>
      <SessionsForm settings={settings} />
      <OpenSessions />
    </div>
  );
}
