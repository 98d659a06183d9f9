import { attributeCode } from '../../productValues/attributeCode';
import { ownText } from '../../productValues/readValue';
import type { ProductValueRecord } from '../../../records/products';
import { valuePath } from '../../productValues/values';
import { valueFaults } from '../../validation/valueFaults';
import { splitWords } from '../formats/dialect';
import { parseValues } from '../cells/valueCells';
import { ValueProblem } from '../cells/valueProblem';
import { textFrom, type CellValue, type CompiledMapping } from '../mapping/mapping';
import { ATTRIBUTE, TRANSLATABLE_TARGETS } from '../mapping/targets';
import type { SourceRow } from '../formats/source';
import type { Group } from '../layout';
import type { Draft, FailAt } from './draft';
import { listFrom, withNamed } from './listFields';
import { valueFrom, type Reading } from './sharedFields';

const FIELDS = new Set(TRANSLATABLE_TARGETS.map(([, code]) => code));

/** Lists are one text, except that a field can start with a bracket. */
const toText = (attribute: string, value: CellValue) =>
  typeof value === 'string' && FIELDS.has(attribute) ? value : splitWords(value);

/** Adds a value, or reports that the catalog can't have it. `column` is that of the text, if it is known. */
const addChecked = (
  draft: Draft,
  failAt: FailAt,
  { languages }: Reading,
  value: ProductValueRecord,
  column: string | undefined,
) => {
  const [fault] = languages ? valueFaults(value, languages) : [];
  if (!fault) draft.addValue(value);
  else {
    const { code, category, message, suggestedFix } = fault;
    failAt(valuePath(value))(new ValueProblem(code, category, message, suggestedFix), column ?? '');
  }
};

/** Reads the texts of columns for a language or a channel into the draft; null if the mapping has no such columns. */
export function createValueReader(mapping: CompiledMapping, reading: Reading) {
  const listed = mapping.getReaders('values');
  const { scoped } = mapping;
  if (!listed.length && !scoped.length) return null;
  return (draft: Draft, { cells }: SourceRow, failAt: FailAt): void => {
    for (const { reader, ...key } of scoped) {
      const value = reader.read(cells);
      if (value instanceof ValueProblem) failAt('values')(value, reader.column);
      else if (value.length || reading.dialect.hasBlankValues) {
        addChecked(draft, failAt, reading, { ...key, text: toText(key.attribute, value) }, reader.column);
      }
    }
    for (const value of valueFrom(listed, cells, failAt('values'), parseValues) ?? []) {
      addChecked(draft, failAt, reading, value, listed[0]?.column);
    }
  };
}

/** Returns the product's own text of an attribute, as far as its rows have been read. */
const ownTextOf = ({ fields }: Draft, attribute: string) => {
  const { name = '', slug = '', description = '', seo, attributes = [] } = fields;
  const { title = '', description: text = '' } = seo ?? {};
  return ownText({ name, slug, description, seo: { title, description: text }, attributes }, attribute);
};

/**
 * Reads a row whose texts are all in one language into the draft. Rows repeat what is the same in all languages, so a
 * text like that of the product itself is no text of the language.
 */
export function createTranslationReader(mapping: CompiledMapping, reading: Reading) {
  const fields = TRANSLATABLE_TARGETS.map(([target, code]) => ({ code, readers: mapping.getReaders(target) }));
  const lists = mapping.getReaders('attributes');
  const named = mapping.namedReaders(ATTRIBUTE);
  return (draft: Draft, row: SourceRow, locale: string, group: Group): void => {
    const failAt = draft.failAt(row);
    const fail = failAt('values');
    const column = mapping.getReaders('locale')[0]?.column;
    const add = (attribute: string, text: string | undefined) => {
      if (!text) return;
      const value = { attribute, locale, text: text === ownTextOf(draft, attribute) ? '' : text };
      addChecked(draft, failAt, reading, value, column);
    };
    for (const { code, readers } of fields) add(code, textFrom(readers, row.cells, fail));
    const listed = group.attributes?.(row) ?? listFrom(lists, row.cells, reading.dialect, reading.dialect.pairs, fail);
    for (const { name, value } of withNamed(listed, named, row.cells, fail) ?? []) add(attributeCode(name), value);
  };
}
