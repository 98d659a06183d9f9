import type { IntlShape } from 'react-intl';
import { sharedMessages } from '#ui/sharedMessages';

/** A published version with the label that the gateway has for it. */
interface LabeledVersion {
  version: number;
  label: string;
}

/**
 * Returns the label of a version; empty if it is the one that the gateway gives versions without, such as `Version 2`.
 */
export function ownLabel({ version, label }: LabeledVersion): string {
  return label === `Version ${version}` ? '' : label;
}

/** Returns the number of a version, with its label if it has one of its own; for example, `Version 2: Spring`. */
export function versionName(named: LabeledVersion, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const { version } = named;
  const label = ownLabel(named);
  return label
    ? formatMessage(sharedMessages.labeledVersion, { version, label })
    : formatMessage(sharedMessages.versionNumber, { version });
}
