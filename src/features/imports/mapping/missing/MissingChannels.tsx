import { useIntl } from 'react-intl';
import { plainMapping } from '../../importDraft';
import type { ImportStepProps } from '../../importStep';
import { missingChannels, withoutChannel } from '../channels';
import { languageMessages as messages } from '../languageMessages';
import { MissingChoice } from './MissingChoice';
import { useQuotedList } from '../labels/useQuotedList';

export type MissingChannelsProps = Pick<ImportStepProps, 'mapping' | 'catalog' | 'inspection' | 'draft' | 'change'>;

/** For each sales channel in the file that the catalog does not have, offers to add it or to skip its texts. */
export function MissingChannels({ mapping, catalog, inspection, draft, change }: MissingChannelsProps) {
  const { formatMessage } = useIntl();
  const quoteAll = useQuotedList();
  return missingChannels(mapping, inspection, catalog).map(({ channel, columns, isOfRows }) => (
    <MissingChoice
      key={channel}
      text={formatMessage(messages.channelLacking, {
        columns: quoteAll(columns),
        count: columns.length,
        channel,
      })}
      addLabel={formatMessage(messages.add, { language: channel })}
      leaveOutLabel={formatMessage(messages.channelLeaveOut, { channel })}
      isAdded={draft.addChannels.includes(channel)}
      onAdd={(isAdded) =>
        change(({ addChannels }) => ({
          addChannels: isAdded ? [...addChannels, channel] : addChannels.filter((other) => other !== channel),
        }))
      }
      onLeaveOut={
        isOfRows ? undefined : () => change(() => ({ mapping: withoutChannel(plainMapping(mapping), channel) }))
      }
    />
  ));
}
