import { isRequiredIn, type FamilyRecord } from '../../records/families';

/**
 * Returns the codes of the attributes that products of the family must have a value of, in display order: for products
 * that are sold in the channel, or else in at least one.
 */
export function getRequiredAttributes({ attributes }: Pick<FamilyRecord, 'attributes'>, channel?: string): string[] {
  return attributes
    .filter((one) => (channel === undefined ? one.isRequired : isRequiredIn(one, [channel])))
    .map(({ code }) => code);
}
