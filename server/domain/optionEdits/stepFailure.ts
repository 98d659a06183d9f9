import type { ProductRecord } from '../../records/products';
import type { Sentence } from '../../records/sentence';
import type { IssueRecord } from '../../records/validation';
import { issue } from '../validation/issues';

/** Why a step can't change a product. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';

  constructor(readonly sentence: Sentence) {
    super('A step of a bulk edit can’t change a product.');
  }
}

/** Returns the issue of a product that stays as it is. */
export function toFailureIssue({ id, name, sku }: ProductRecord, { sentence }: StepFailure): IssueRecord {
  return issue({
    code: 'NOT_CHANGED',
    severity: 'ERROR',
    category: 'POLICY',
    entityType: 'PRODUCT',
    entityId: id,
    entityName: name || sku,
    message: sentence,
  });
}
