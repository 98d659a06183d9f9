import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import type { PickerOption } from '#ui/form/picker/pickerOptions';
import { useChannelChoicesQuery } from './ChannelChoices.generated';
import { channelLabel } from './channelLabel';

/** The channels of all catalogs. */
export interface ChannelChoices {
  /** Those that are defined or in use, by label. */
  options: readonly PickerOption[];
  /** The label of the channel with the code, or else the code. */
  toLabel: (code: string) => string;
}

/** The channels of all catalogs. There are none until they are loaded, and without the permission to read them. */
export function useChannelChoices(): ChannelChoices {
  const { locale } = useIntl();
  const canRead = useSession().can('read', 'Channel');
  const { data } = useChannelChoicesQuery({ skip: !canRead });
  return useMemo(() => {
    const options = (data?.channels.channels ?? [])
      .map((channel) => ({ value: channel.code, text: channelLabel(channel, locale) }))
      .sort((a, b) => a.text.localeCompare(b.text, locale));
    const labels = new Map(options.map(({ value, text }) => [value, text]));
    return { options, toLabel: (code: string) => labels.get(code) ?? code };
  }, [data, locale]);
}
