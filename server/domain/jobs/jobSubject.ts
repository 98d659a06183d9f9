import type { CategoryEditRecord } from '../../records/categories';
import type { JobRecord } from '../../records/jobs';
import { say, type Sentence } from '../../records/sentence';
import type { ProductStatus } from '../../types.generated';

/** Characters of a value that are quoted. */
const QUOTED = 60;

const STATUSES: Record<ProductStatus, Sentence> = {
  ACTIVE: say`Set products to active`,
  DRAFT: say`Set products to draft`,
  ARCHIVED: say`Archive products`,
};

const describeEdit = ({ from, to, keepsBranch }: CategoryEditRecord): Sentence => {
  if (to === null) return say`Delete the category “${from}”`;
  return keepsBranch
    ? say`Move the category “${from}” to “${to}”`
    : say`Delete the category “${from}” and move its products to “${to}”`;
};

/** Returns what a bulk edit changes; null for other jobs. */
export function getSubject({ input }: Pick<JobRecord, 'input'>): Sentence | null {
  switch (input.kind) {
    case 'bulkEdit':
      return input.status === null ? say`Delete products` : STATUSES[input.status];
    case 'setValue': {
      const { name, text } = input;
      if (text === '') return say`Remove ${name}`;
      return say`Set ${name} to “${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”`;
    }
    case 'categories':
      return describeEdit(input.edit);
    default:
      return null;
  }
}
