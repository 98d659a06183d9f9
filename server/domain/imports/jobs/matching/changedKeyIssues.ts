import { say } from '#server/records/sentence';
import type { IssueRecord } from '#server/records/validation';
import { issue, type IssueFacts } from '#server/domain/validation/issues';
import type { ChangedKey } from '../../cells/changedKey';
import type { ReadAs } from '../../cells/spreadsheetText';
import type { ProductPatch } from '../../rows/patch';
import { nameOf } from './identityIssues';

type Words = Pick<IssueFacts, 'code' | 'severity' | 'message'> & Partial<Pick<IssueFacts, 'suggestedFix'>>;

const about = ({ fields }: ProductPatch, { field, text }: ChangedKey, words: Words): IssueRecord =>
  issue({
    ...words,
    category: 'UNIQUE',
    entityType: 'PRODUCT',
    entityId: fields.sku || text,
    isSku: true,
    entityName: nameOf(fields) || text,
    field,
  });

const list = (texts: readonly string[]) => texts.slice(0, 3).join(', ');

const CHANGED: Record<ReadAs, (text: string, stored: string) => IssueFacts['message']> = {
  NUMBER: (text, stored) =>
    say`The catalog doesn’t have ${text}, but ${stored}, which is the same number. A spreadsheet changes how numbers are written, and removes zeros at their start.`,
  SHORTENED: (text, stored) =>
    say`The catalog doesn’t have ${text}, but ${stored}, which begins with the same digits. A spreadsheet shortens long numbers.`,
  DATE: (text, stored) =>
    say`The catalog doesn’t have ${text}, but ${stored}, which a spreadsheet takes for the same date.`,
  TIME: (text, stored) =>
    say`The catalog doesn’t have ${text}, but ${stored}, which a spreadsheet takes for the same time.`,
};

const WRITTEN: Record<Exclude<ReadAs, 'SHORTENED'>, (text: string) => IssueFacts['message']> = {
  NUMBER: (text) => say`A spreadsheet has probably changed ${text}: it looks like a number in scientific notation.`,
  DATE: (text) => say`A spreadsheet has probably changed ${text}: it looks like a date.`,
  TIME: (text) => say`A spreadsheet has probably changed ${text}: it looks like a time.`,
};

/** The catalog has the key in another form. */
export function keyChanged(patch: ProductPatch, key: ChangedKey): IssueRecord {
  return about(patch, key, {
    code: 'KEY_CHANGED',
    severity: 'WARNING',
    message: CHANGED[key.readAs](key.text, list(key.stored)),
    suggestedFix: say`If they are the same, match products also by values that a spreadsheet has changed. Otherwise nothing needs to be done.`,
  });
}

/** The key looks like something that a spreadsheet has made of it, and the catalog has no other form of it. */
export function keyWritten(patch: ProductPatch, key: ChangedKey): IssueRecord {
  return about(patch, key, {
    code: 'KEY_CHANGED',
    severity: 'WARNING',
    message: WRITTEN[key.readAs === 'SHORTENED' ? 'NUMBER' : key.readAs](key.text),
    suggestedFix: say`Enter the original value in the file. Format the column as text first, or save the file as XLSX.`,
  });
}

/** The import matches the key with that of the catalog. */
export function keyRestored(patch: ProductPatch, key: ChangedKey): IssueRecord {
  return about(patch, key, {
    code: 'KEY_RESTORED',
    severity: 'INFO',
    message: say`${key.text} was read as ${list(key.stored)}, which the catalog has.`,
  });
}

/** The product is found by its reference, and keeps its SKU. */
export function skuKept(patch: ProductPatch, key: ChangedKey, sku: string): IssueRecord {
  return about(patch, key, {
    code: 'KEY_RESTORED',
    severity: 'INFO',
    message: say`A spreadsheet has probably changed ${key.text}. The product was found by its external reference, and keeps its SKU ${sku}.`,
  });
}

/** Several keys of the catalog can be meant, or another one than the only one. */
export function keyUnclear(patch: ProductPatch, key: ChangedKey): IssueRecord {
  return about(patch, key, {
    code: 'KEY_UNCLEAR',
    severity: 'ERROR',
    message:
      key.stored.length > 1
        ? say`${key.text} can be one of several values in the catalog: ${list(key.stored)}`
        : say`It’s unclear whether ${key.text} is ${list(key.stored)} in the catalog. Other values can look the same in a spreadsheet.`,
    suggestedFix: say`Enter the one that is meant in the file. Format the column as text first, or save the file as XLSX.`,
  });
}
