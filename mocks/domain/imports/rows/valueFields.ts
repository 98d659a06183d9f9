import { attributeCode } from '../../../records/attributeCode';
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
import { withoutAbsent } from '../../withoutAbsent';
import type { Draft, FailAt } from './draft';
import { listFrom, withNamed } from './listFields';
import { valueFrom, type Reading } from './sharedFields';
import type { Translation } from './translations';

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

/** The channel of the catalog that the name in a row means: undefined for all channels, null if it has no such one. */
const findChannel = (named: string, { languages }: Reading): string | null | undefined => {
  if (!named) return undefined;
  if (!languages) return named;
  return languages.channels.find((known) => known.toLowerCase() === named.toLowerCase()) ?? null;
};

const reportChannel = (draft: Draft, { number }: SourceRow, channel: string, column: string | undefined) =>
  draft.report({
    code: 'CHANNEL_SKIPPED',
    severity: 'WARNING',
    category: 'CHANNEL',
    rowNumber: number,
    column,
    message: `Row ${number} has texts for the channel ${channel}, which the catalog does not have. They were skipped.`,
    suggestedFix: `To import the texts, add ${channel} to the catalog’s channels, for example with the import.`,
  });

/**
 * Reads a row whose texts are all in one language or for one channel into the draft. Rows repeat what is the same in all languages, so a
 * text like that of the product itself is no text of the language.
 */
export function createTranslationReader(mapping: CompiledMapping, reading: Reading) {
  const fields = TRANSLATABLE_TARGETS.map(([target, code]) => ({ code, readers: mapping.getReaders(target) }));
  const lists = mapping.getReaders('attributes');
  const attributes = mapping.namedReaders(ATTRIBUTE);
  const columnOf = (target: string) => mapping.getReaders(target)[0]?.column;
  return (draft: Draft, { row, ...named }: Translation, group: Group): void => {
    const failAt = draft.failAt(row);
    const fail = failAt('values');
    const locale = named.locale || undefined;
    const channel = findChannel(named.channel, reading);
    const lost = new Set<string>();
    const add = (attribute: string, text: string | undefined) => {
      if (!text) return;
      const inLanguage = named.channel ? draft.getText(attribute, locale) : undefined;
      const isInherited = text === (inLanguage ?? ownTextOf(draft, attribute));
      if (channel === null) {
        if (!isInherited) lost.add(attribute);
        return;
      }
      const value = { attribute, ...withoutAbsent({ locale, channel }), text: isInherited ? '' : text };
      addChecked(draft, failAt, reading, value, columnOf(locale ? 'locale' : 'channel'));
    };
    for (const { code, readers } of fields) add(code, textFrom(readers, row.cells, fail));
    const listed = group.attributes?.(row) ?? listFrom(lists, row.cells, reading.dialect, reading.dialect.pairs, fail);
    for (const { name, value } of withNamed(listed, attributes, row.cells, fail) ?? []) add(attributeCode(name), value);
    if (lost.size) reportChannel(draft, row, named.channel, columnOf('channel'));
  };
}
