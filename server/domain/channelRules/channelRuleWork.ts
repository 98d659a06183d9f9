import type { JobInput, JobRecord } from '#server/records/jobs';
import { getRuleContent } from '#server/records/channelRules';
import { say } from '#server/records/sentence';
import type { DomainContext } from '../context';
import { nameChannel } from '../definitions/storedChannels';
import { editProducts } from '../jobs/editProducts';
import { getJobCatalog } from '../jobs/productWrites';
import type { JobWork, WorkRun } from '../jobs/work';
import { isSameValue } from '../products/contentFields';
import { findChannelFaults, findRuleMembers, listChannelRules } from '../products/rules/channelRules';
import { ruleLeftAlone } from '../validation/undo/leftAlone';
import { toStoredRule, withChannelRule } from './channelRuleWrites';

type RuleInput = Omit<Extract<JobInput, { kind: 'channelRule' }>, 'kind'>;

const SCOPE = 'CHANNEL';

const describe = async ({ ctx }: WorkRun, { channel, rule, membership }: RuleInput) => {
  const name = await nameChannel(ctx.store, channel);
  if (membership) return say`Changing which products the channel “${name}” has by hand.`;
  return rule
    ? say`Setting the rule for products in the channel “${name}”.`
    : say`Removing the rule for products in the channel “${name}”.`;
};

const findRule = async (run: WorkRun, channel: string) =>
  listChannelRules(await getJobCatalog(run), [SCOPE]).find((rule) => rule.channel === channel);

/** Returns the products that the rule adds to the channel or leaves out of it; none if it can't be evaluated. */
const findIds = async (run: WorkRun, { channel, rule }: RuleInput) => {
  const { products } = run.ctx.store;
  const catalog = await getJobCatalog(run);
  const out = await products.ids(catalog.id, { notInChannel: channel });
  if (!rule) return out;
  const faults = await findChannelFaults(run.ctx, catalog);
  if (faults.some(({ rule: faulty }) => faulty.channel === channel && faulty.scope === SCOPE)) return [];
  const members = await findRuleMembers(run.ctx, catalog, { channel, scope: SCOPE, ...rule });
  const isOut = new Set(out);
  return (await products.ids(catalog.id, {})).filter((id) => members.has(id) === isOut.has(id));
};

/**
 * Sets or removes the rule of a channel: first the stored catalog, so that edits of products follow it from then on,
 * then the products that are added to the channel or left out of it.
 */
export async function* channelRuleWork(run: WorkRun, input: RuleInput): JobWork {
  const { ctx, job } = run;
  const { channel, rule } = input;
  const step = job.input.kind === 'undo' ? 'undo' : 'apply';
  if (job.formerChannelRule === undefined) {
    yield async () => {
      const former = await findRule(run, channel);
      const place = { channel, scope: SCOPE } as const;
      const stored = rule && toStoredRule(rule, place, former, ctx.now(), job.user);
      return {
        step,
        progress: { processed: 0, total: 0 },
        checkpoint: { step, position: 0, state: null },
        changes: [{ table: 'catalogs', put: withChannelRule(await getJobCatalog(run), place, stored) }],
        job: { formerChannelRule: former ? getRuleContent(former) : null },
        log: [{ level: 'INFO', message: await describe(run, input) }],
      };
    };
  }
  // The products are placed by the rule when they are stored.
  yield* editProducts(run, { findIds: () => findIds(run, input), change: (product) => product });
}

/** Whether the rule of a channel is another than the job has set, or with `isRedo` than before the job. */
export async function isChannelRuleChanged(
  { store }: Pick<DomainContext, 'store'>,
  { catalogId, input, formerChannelRule = null }: JobRecord,
  isRedo: boolean,
): Promise<boolean> {
  const catalog = await store.get('catalogs', catalogId);
  if (input.kind !== 'channelRule' || !catalog) return false;
  const current = listChannelRules(catalog, [SCOPE]).find((rule) => rule.channel === input.channel);
  return !isSameValue(current ? getRuleContent(current) : null, isRedo ? formerChannelRule : input.rule);
}

/**
 * Sets the rule of a channel that it had before the job, or with `isRedo` again the one of the job. If it was changed
 * since, it stays as it is, with an issue of the job.
 */
export async function* undoChannelRule(run: WorkRun, original: JobRecord, isRedo: boolean): JobWork {
  const { input, formerChannelRule: former = null } = original;
  if (input.kind !== 'channelRule') return;
  const { channel } = input;
  // What was begun is continued.
  if (run.job.formerChannelRule === undefined && (await isChannelRuleChanged(run.ctx, original, isRedo))) {
    // Said once, also by a job that was resumed.
    if (run.job.checkpoint) return;
    const name = await nameChannel(run.ctx.store, channel);
    const message = say`The rule for products in the channel “${name}” has changed since, so it stays as it is.`;
    const issues = [ruleLeftAlone(message, input.membership !== undefined)];
    yield async () => ({
      step: 'undo',
      progress: { processed: 0, total: 0 },
      checkpoint: { step: 'undo', position: 0, state: null },
      issues,
    });
    return;
  }
  yield* channelRuleWork(run, { ...input, rule: isRedo ? input.rule : former });
}
