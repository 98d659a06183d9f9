/** Which of the published products the Google feeds of a channel have; without a rule, all of them. */
export interface FeedRuleRecord {
  /** The code of the channel. */
  channel: string;
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

/** What a version keeps of the rule of a channel, so that another rule is a change. */
export type FrozenFeedRule = Pick<FeedRuleRecord, 'where' | 'includedIds' | 'excludedIds'>;

/** Returns what a version keeps of the rule. */
export function freezeFeedRule({ where, includedIds, excludedIds }: FeedRuleRecord): FrozenFeedRule {
  return { where, ...(includedIds && { includedIds }), ...(excludedIds && { excludedIds }) };
}
