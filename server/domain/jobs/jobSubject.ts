import type { Store } from '../../db/store';
import type { BulkEditStep, CategoriesChange } from '../../records/bulkEdits';
import type { CategoryEditRecord } from '../../records/categories';
import type { JobRecord } from '../../records/jobs';
import { say, type Sentence, type SentenceValue } from '../../records/sentence';
import type { ProductStatus, RuleMembership } from '../../types.generated';
import { nameChannel } from '../definitions/storedChannels';
import { describeOptionsEdit } from './optionsEdit/describeOptionsEdit';

/** Characters of a value that are quoted. */
const QUOTED = 60;

const STATUSES: Record<ProductStatus, Sentence> = {
  ACTIVE: say`Set products to active`,
  DRAFT: say`Set products to draft`,
  ARCHIVED: say`Archive products`,
};

/** What changes about the products that a channel with a rule has by hand. */
const describeMembers = (membership: RuleMembership, channel: SentenceValue): Sentence => {
  switch (membership) {
    case 'INCLUDED':
      return say`Add products to the channel “${channel}” by hand`;
    case 'EXCLUDED':
      return say`Exclude products from the channel “${channel}”`;
    case 'BY_RULE':
      return say`Leave products to the rule of the channel “${channel}”`;
  }
};

const shorten = (text: string) => (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);

const describeEdit = ({ from, to, keepsBranch }: CategoryEditRecord): Sentence => {
  if (to === null) return say`Delete the category “${from}”`;
  return keepsBranch
    ? say`Move the category “${from}” to “${to}”`
    : say`Delete the category “${from}” and move its products to “${to}”`;
};

const describeValue = ({ field: { name }, change }: Extract<BulkEditStep, { kind: 'value' }>): Sentence => {
  if (change.kind === 'clear' || (change.kind === 'set' && change.text === '')) return say`Remove ${name}`;
  if (change.kind !== 'set') return say`Change ${name}`;
  return say`Set ${name} to “${shorten(change.text)}”`;
};

const describeCategories = (change: CategoriesChange): Sentence => {
  if (change.kind === 'move') return say`Move products from the category “${change.from}” to “${change.to}”`;
  const { kind, paths } = change;
  const [path] = paths;
  if (paths.length !== 1 || path === undefined) {
    if (kind === 'add') return say`Add products to ${paths.length} categories`;
    if (kind === 'remove') return say`Remove products from ${paths.length} categories`;
    return say`Replace the categories of products`;
  }
  if (kind === 'add') return say`Add products to the category “${path}”`;
  if (kind === 'remove') return say`Remove products from the category “${path}”`;
  return say`Replace the categories of products with “${path}”`;
};

const describeStep = (step: BulkEditStep): Sentence => {
  switch (step.kind) {
    case 'value':
      return describeValue(step);
    case 'copy':
      return say`Copy ${step.from.name} to ${step.to.name}`;
    case 'price':
      return say`Change prices in ${step.currency}`;
    case 'startSale':
      return say`Start a sale in ${step.currency}`;
    case 'endSale':
      return say`End the sale in ${step.currency}`;
    case 'stock':
      return say`Change stock`;
    case 'categories':
      return describeCategories(step.change);
    case 'family':
      return say`Change the family`;
    case 'status':
      return STATUSES[step.status];
    case 'kind':
      return say`Change the product type`;
    case 'options':
      return say`Replace options of ${step.name} with “${shorten(step.to)}”`;
    case 'images':
      return say`Change images`;
    case 'associations':
      return say`Change associations`;
  }
};

/** Returns what a bulk edit changes; null for other jobs. */
export async function getSubject(
  store: Pick<Store, 'get'>,
  { input }: Pick<JobRecord, 'input'>,
): Promise<Sentence | null> {
  switch (input.kind) {
    case 'bulkEdit': {
      const [first, ...others] = input.steps.map(describeStep);
      if (!first || others.length === 0) return first ?? null;
      return others.length === 1 ? say`${first}, and 1 more step` : say`${first}, and ${others.length} more steps`;
    }
    case 'deleteProducts':
      return say`Delete products`;
    case 'categories':
      return describeEdit(input.edit);
    case 'categoryRule':
      if (input.membership === 'EXCLUDED') return say`Exclude products from the category “${input.path}”`;
      if (input.membership) return say`Leave products to the rule of the category “${input.path}”`;
      return input.rule
        ? say`Set the rule of the category “${input.path}”`
        : say`Remove the rule of the category “${input.path}”`;
    case 'options':
      return describeOptionsEdit(input.edit);
    case 'channelRule': {
      const channel = await nameChannel(store, input.channel);
      if (input.membership) return describeMembers(input.membership, channel);
      return input.rule
        ? say`Set the rule for products in the channel “${channel}”`
        : say`Remove the rule for products in the channel “${channel}”`;
    }
    default:
      return null;
  }
}
