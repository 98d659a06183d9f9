import type { ChannelRuleScope } from '../types.generated';

/** Which of a catalog's products are in a channel, or which of the published ones in it its Google feeds have. */
export interface ChannelRuleRecord {
  /** The code of the channel. */
  channel: string;
  scope: ChannelRuleScope;
  /** Conditions as a text, see `parseFilterText`. */
  where: string;
  /** The products that it has by hand, whether the conditions find them or not; absent if there are none. */
  includedIds?: string[];
  /** The products that it leaves out by hand; absent if there are none. */
  excludedIds?: string[];
  /** When its conditions were changed last, and by whom (full name). */
  updatedAt: string;
  updatedBy: string;
}

/** What a rule finds. */
export type ChannelRuleContent = Pick<ChannelRuleRecord, 'where' | 'includedIds' | 'excludedIds'>;

/** What a version keeps of a rule of a channel, so that another rule is a change. */
export type FrozenChannelRule = ChannelRuleContent & Pick<ChannelRuleRecord, 'scope'>;

/** Returns what the rule finds, without who changed it. */
export function getRuleContent({ where, includedIds, excludedIds }: ChannelRuleContent): ChannelRuleContent {
  return { where, ...(includedIds && { includedIds }), ...(excludedIds && { excludedIds }) };
}
