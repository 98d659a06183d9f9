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
