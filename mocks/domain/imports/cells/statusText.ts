import { say } from '../../../records/sentence';
import type { ProductStatus } from '../../../types.generated';
import { shown } from '../../validation/finding';
import { ValueProblem } from './valueProblem';

const STATUSES: readonly (readonly [ProductStatus, string])[] = [
  [
    'ACTIVE',
    'active a enabled published publish live online visible available true yes y s on 1 aktiv sichtbar ja actif oui ativo activo sim sí enable',
  ],
  [
    'DRAFT',
    'draft inactive d h disabled unpublished hidden offline private pending unlisted false no n off 0 2 -1 inaktiv nein inactif non inativo inactivo não nao disable',
  ],
  ['ARCHIVED', 'archived archive discontinued deleted retired'],
];

const STATUS_OF = new Map(
  STATUSES.flatMap(([status, words]) => words.split(' ').map((word) => [word, status] as const)),
);

/** The status for a value of any shop system; 2 is Magento's disabled, -1 WooCommerce's draft. */
export function parseStatus(text: string): ProductStatus | ValueProblem {
  return (
    STATUS_OF.get(text.trim().toLowerCase()) ??
    new ValueProblem(
      'STATUS_UNKNOWN',
      'TYPE',
      say`“${shown(text)}” isn’t a valid status.`,
      say`Enter ACTIVE, DRAFT, or ARCHIVED. You can also use true or false.`,
    )
  );
}
