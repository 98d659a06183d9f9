import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import { channelLabel } from '#entities/channel/channelLabel';
import { useSession } from '#session/sessionContext';
import { useChannelUpdateMutation, type ChannelFormFragment } from './ChannelForm.generated';
import { ChannelFormView } from './ChannelFormView';
import { toFormValues, toInput, type ChannelValues } from './channelValues';
import { formMessages } from './formMessages';
import { useChannelCreation } from './useChannelCreation';

/** The form of a channel that is defined, or that catalogs use without a definition. */
export function ChannelEditor({ channel }: { channel: ChannelFormFragment }) {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const confirm = useRevalidationToast();
  const define = useChannelCreation();
  const [update] = useChannelUpdateMutation();
  const values = useMemo(() => toFormValues(channel), [channel]);
  const save = async (changed: ChannelValues) => {
    const { code: _, ...input } = toInput(changed);
    const { data } = await update({ variables: { input: { id: channel.id, ...input } } });
    if (!data) return false;
    const { channel: saved, ...revalidation } = data.updateChannel;
    confirm(formatMessage(formMessages.saved, { name: channelLabel(saved, locale) }), revalidation);
    return true;
  };
  return channel.isDefined ? (
    <ChannelFormView values={values} channel={channel} isReadOnly={!can('update', 'Channel')} onSave={save} />
  ) : (
    <ChannelFormView values={values} channel={channel} isReadOnly={!can('create', 'Channel')} onSave={define} />
  );
}
