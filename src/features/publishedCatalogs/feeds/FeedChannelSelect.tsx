import { useIntl } from 'react-intl';
import { channelLabel, type LabeledChannel } from '#entities/channel/channelLabel';
import { NativeSelect } from '#ui/control/NativeSelect';
import { messages } from '../messages';

export interface FeedChannelSelectProps {
  channels: readonly LabeledChannel[];
  /** The code of a channel; empty for the feed without one. */
  value: string;
  /** Whether there is a feed without a channel. */
  hasAll: boolean;
  onChange: (code: string) => void;
}

/** Selects the sales channel of a Google feed. */
export function FeedChannelSelect({ channels, value, hasAll, onChange }: FeedChannelSelectProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <NativeSelect
      isSmall
      aria-label={formatMessage(messages.feedChannel)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {hasAll && <option value="">{formatMessage(messages.allChannels)}</option>}
      {channels.map((channel) => (
        <option key={channel.code} value={channel.code}>
          {channelLabel(channel, locale)}
        </option>
      ))}
    </NativeSelect>
  );
}
