import { PersonCircleRegular } from '@fluentui/react-icons/svg/person-circle';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useIsTeam } from '#graphql/backEnd';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { urlChoice } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { QueryView } from '#ui/state/QueryView';
import { useAccountSettingsQuery, type AccountSettingsFragment } from './AccountSettings.generated';
import { SettingsSkeleton } from './form/SettingsSkeleton';
import { GeneralTab } from './general/GeneralTab';
import { InfoForm } from './info/InfoForm';
import { messages } from './messages';
import { NotificationsForm } from './notifications/NotificationsForm';
import { PasswordForm } from './password/PasswordForm';
import { SessionsTab } from './sessions/SessionsTab';
import { SocialTab } from './social/SocialTab';

const tabNames = ['general', 'password', 'sessions', 'info', 'social', 'notifications'] as const;

const tabParams = { tab: urlChoice(tabNames, 'general') };

/** Tabs of what the server of a team does not have: networks to connect, and emails. */
const demoTabs: readonly string[] = ['social', 'notifications'];

const tabContents: Record<(typeof tabNames)[number], ComponentType<{ settings: AccountSettingsFragment }>> = {
  general: GeneralTab,
  password: PasswordForm,
  sessions: SessionsTab,
  info: InfoForm,
  social: SocialTab,
  notifications: NotificationsForm,
};

/** The settings of the signed-in account. Each tab is saved separately. */
export function AccountSettings() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const isTeam = useIsTeam();
  const [{ tab: wanted }, setTab] = useUrlState(tabParams);
  const tabs = tabNames.filter((name) => !isTeam || !demoTabs.includes(name));
  const tab = tabs.includes(wanted) ? wanted : 'general';
  usePageTitle(formatMessage(messages[tab]));
  const result = useAccountSettingsQuery();
  const Content = tabContents[tab];
  return (
    <Page
      isNarrow
      heading={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
      actions={
        can('read', 'Profile') && (
          <LinkButton to={href(paths.profile)} icon={<PersonCircleRegular />}>
            {formatMessage(messages.viewProfile)}
          </LinkButton>
        )
      }
    >
      <UrlTabs
        label={formatMessage(messages.title)}
        tabs={tabs.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        value={tab}
        onChange={(value) => setTab({ tab: value }, { push: true })}
      />
      <QueryView result={result} skeleton={<SettingsSkeleton tab={tab} />}>
        {({ accountSettings }) => <Content key={`${accountSettings.id} ${tab}`} settings={accountSettings} />}
      </QueryView>
    </Page>
  );
}
