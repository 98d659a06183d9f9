import { attributeLabel } from '../attribute/attributeLabel';

/** A channel as users see it: its labels, which are empty if it is not defined, and its code. */
export interface LabeledChannel {
  code: string;
  labels: readonly { locale: string; text: string }[];
}

/** The label of a channel in the language of the locale. One that is not defined has its code as the label. */
export function channelLabel({ code, labels }: LabeledChannel, locale: string): string {
  return attributeLabel(labels, locale) || code;
}

/** The label of the channel with the code, or the code if it is none of these channels. */
export function findChannelLabel(channels: readonly LabeledChannel[], code: string, locale: string): string {
  const channel = channels.find((one) => one.code === code);
  return channel ? channelLabel(channel, locale) : code;
}
