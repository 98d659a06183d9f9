import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import type { SocialNetwork } from '#graphql/types.generated';
import { isPageAddress } from '#shared/addresses';
import { TextField } from '#ui/form/TextField';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { getChanges } from '../form/getChanges';
import { SettingsForm } from '../form/SettingsForm';
import { useColumnStyles } from '../form/useColumnStyles';
import { useSettingsForm } from '../form/useSettingsForm';
import { messages } from '../messages';
import { useAccountSocialLinksUpdateMutation } from './AccountSocial.generated';
import { networkNames } from './networks';
import { socialMessages } from './socialMessages';

const networks = ['TWITTER', 'FACEBOOK', 'GOOGLE', 'LINKEDIN', 'INSTAGRAM', 'QUORA'] as const satisfies SocialNetwork[];

const linksSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) => {
  const link = z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPageAddress(text), formatMessage(messages.urlWrong)),
  );
  return z.object({ socialLinks: z.record(z.enum(networks), link) });
};

type LinkValues = z.infer<ReturnType<typeof linksSchema>>;

const toValues = ({ socialLinks }: AccountSettingsFragment): LinkValues => ({
  socialLinks: Object.fromEntries(
    networks.map((network) => [network, socialLinks.find((link) => link.network === network)?.url ?? '']),
  ) as LinkValues['socialLinks'],
});

/** Links to the account's pages on other networks. */
export function SocialLinksForm({ settings }: { settings: AccountSettingsFragment }) {
  const intl = useIntl();
  const columns = useColumnStyles();
  const [update] = useAccountSocialLinksUpdateMutation();
  const values = useMemo(() => toValues(settings), [settings]);
  const form = useSettingsForm<LinkValues>({
    resolver: zodResolver(linksSchema(intl)),
    values,
    fields: networks.map((network) => `socialLinks.${network}` as const),
    async save(changed) {
      const changes = getChanges(values.socialLinks, changed.socialLinks);
      const links = networks
        .filter((network) => changes[network] !== undefined)
        .map((network) => ({ network, url: changes[network] || null }));
      const { data } = await update({ variables: { input: { links } } });
      return data ? toValues(data.updateAccountSocialLinks.accountSettings) : changed;
    },
  });
  return (
    <SettingsForm heading={intl.formatMessage(socialMessages.links)} form={form}>
      <div className={columns.fields}>
        {networks.map((network) => (
          <TextField
            key={network}
            control={form.form.control}
            name={`socialLinks.${network}`}
            type="url"
            label={networkNames[network]}
          />
        ))}
      </div>
    </SettingsForm>
  );
}
