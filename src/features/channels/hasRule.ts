import type { ChannelRuleScope } from '#graphql/types.generated';
import type { ChannelRowFragment } from './list/ChannelList.generated';

/** Whether one of the rules of a catalog is for the channel with the code, or for its feeds. */
export function hasRule(
  rules: ChannelRowFragment['catalogs'][number]['channelRules'],
  code: string,
  scope?: ChannelRuleScope,
): boolean {
  return rules.some((rule) => rule.channel.code === code && (!scope || rule.scope === scope));
}
