import type { NotAppliedRecord } from '#server/records/imports';
import { say, type Sentence, type SentenceValue } from '#server/records/sentence';
import { quoteAll } from '../quoteAll';
import { getPossibleUnits } from './missingUnits';
import { getTargetAttribute, IMPORT_TARGETS } from './targets';

/** What messages call the field that the header of a column means. */
export function getMeantLabel({ target }: Pick<NotAppliedRecord, 'target'>): SentenceValue | null {
  if (target === null) return null;
  const name = getTargetAttribute(target);
  if (name !== null) return name;
  return IMPORT_TARGETS.find(({ code }) => code === target.split(':')[0])?.label ?? target;
}

/** Why a column is not applied. */
export function describeNotApplied(found: NotAppliedRecord): Sentence {
  const { column, reason, rowCount, unreadCount, unread } = found;
  const label = getMeantLabel(found);
  if (reason === 'UNREADABLE' && label !== null) {
    const values = quoteAll(unread.map(({ text }) => text));
    return say`The header of the column “${column}” means “${label}”, but ${unreadCount} of its ${rowCount} values can’t be read as that: ${values}. The column isn’t imported.`;
  }
  if (reason === 'UNIT_MISSING') {
    const values = quoteAll(unread.map(({ text }) => text));
    return say`The column “${column}” has ${unreadCount} numbers without a unit: ${values}. They’re imported as they are.`;
  }
  if (reason === 'DATE_UNCLEAR') {
    const values = quoteAll(unread.map(({ text }) => text));
    return say`The column “${column}” has ${unreadCount} dates that can be read in more than one way: ${values}. They’re errors until their order is known.`;
  }
  if (reason === 'ATTRIBUTE') {
    return say`The column “${column}” is only kept as an attribute or option. It changes no price and hides no product.`;
  }
  if (reason === 'OTHER_COLUMN' && label !== null) {
    return say`The column “${column}” isn’t imported, because another column is used as “${label}”.`;
  }
  if (reason === 'NO_FIELD') {
    return say`The column “${column}” is about money or about what is published, but no field can hold its values. It isn’t imported.`;
  }
  if (reason === 'ACTION') {
    return say`The column “${column}” says what to do with values that the catalog has. It isn’t applied.`;
  }
  return say`The column “${column}” is left out, as the mapping says.`;
}

/** What to do about a column that waits for a decision. */
export function getNotAppliedFix({ column, target, reason }: NotAppliedRecord): Sentence {
  if (reason === 'UNIT_MISSING')
    return say`Select the unit of “${column}” in the mapping. Example: ${getPossibleUnits(target)[1] ?? ''}`;
  return target === null
    ? say`Map “${column}” to an attribute, or leave it out.`
    : say`Fix the values, map “${column}” to the field or to an attribute, or leave it out.`;
}
