import { say } from '#server/records/sentence';
import { attributeCode, findPair } from '#server/records/attributeCode';
import { ownText, readValue } from '../../productValues/readValue';
import type { ProductValueRecord } from '#server/records/products';
import { isOfVariants, valuePath, type ValueKey } from '../../productValues/values';
import { valueFaults } from '../../validation/valueFaults';
import { splitWords } from '../formats/dialect';
import { parseValues } from '../../ownLayout/valueCells';
import { ValueProblem } from '../../ownLayout/valueProblem';
import { textFrom, type CellValue } from '../cells/cellReader';
import type { CompiledMapping, ScopedReader } from '../mapping/mapping';
import { ATTRIBUTE, TRANSLATABLE_TARGETS } from '../mapping/targets';
import type { SourceRow } from '../formats/source';
import type { Group } from '../layout';
import { withoutAbsent } from '../../lists/withoutAbsent';
import type { Draft, FailAt } from './draft';
import { listFrom, withNamed } from './listFields';
import { valueFrom, type Reading } from './sharedFields';
import type { Translation } from './translations';

const FIELDS = new Set(TRANSLATABLE_TARGETS.map(([, code]) => code));

/** Lists are one text, except that a field can start with a bracket. */
const toText = (attribute: string, value: CellValue) =>
  typeof value === 'string' && FIELDS.has(attribute) ? value : splitWords(value);

/**
 * Adds a value of the product or a variant, or reports that the catalog can't have it. `column` is that of the text, if
 * it is known.
 */
const addChecked = (
  draft: Draft,
  failAt: FailAt,
  { languages }: Reading,
  value: ProductValueRecord,
  column: string | undefined,
  variant?: number,
) => {
  const [fault] = languages ? valueFaults(value, languages, variant === undefined ? 'product' : 'variant') : [];
  if (!fault) draft.addValue(value, variant);
  else {
    const { code, category, message, suggestedFix } = fault;
    failAt(valuePath(value))(new ValueProblem(code, category, message, suggestedFix), column ?? '');
  }
};

/** The columns whose attribute another column names differently, such as “Größe” and “Grosse”, by the later one. */
const findSameAttributes = (scoped: readonly ScopedReader[]): ReadonlyMap<ScopedReader, ScopedReader> => {
  const firsts = new Map<string, ScopedReader>();
  return new Map(
    scoped.flatMap((column): [ScopedReader, ScopedReader][] => {
      const path = valuePath(column);
      const first = firsts.get(path) ?? column;
      firsts.set(path, first);
      return first.target === column.target ? [] : [[column, first]];
    }),
  );
};

const reportSameAttribute = (draft: Draft, { number }: SourceRow, column: ScopedReader, first: ScopedReader) =>
  draft.report({
    code: 'VALUE_SKIPPED',
    severity: 'WARNING',
    category: 'UNIQUE',
    field: valuePath(column),
    rowNumber: number,
    column: column.reader.column,
    message: say`The columns “${first.reader.column}” and “${column.reader.column}” are the same attribute, because both have the code ${column.attribute}. The value of the second one was skipped.`,
    suggestedFix: say`Map one of the columns to an attribute with a different name, or don’t import it.`,
  });

/** Reads the texts of columns for a language or a channel into the draft. */
export function createValueReader(mapping: CompiledMapping, reading: Reading) {
  const listed = mapping.getReaders('values');
  const { scoped } = mapping;
  const sameAttributes = findSameAttributes(scoped);
  return (draft: Draft, row: SourceRow, failAt: FailAt, group: Group): void => {
    const { cells } = row;
    for (const column of scoped) {
      const { reader, target: _, ...key } = column;
      const value = reader.read(cells);
      if (value instanceof ValueProblem) failAt('values')(value, reader.column);
      else if (value.length || reader.clears(cells)) {
        const text = toText(key.attribute, value);
        const first = sameAttributes.get(column);
        if (first && text && ![undefined, text].includes(draft.getText(key))) {
          reportSameAttribute(draft, row, column, first);
        } else addChecked(draft, failAt, reading, { ...key, text }, reader.column);
      }
    }
    for (const value of valueFrom(listed, cells, failAt('values'), parseValues) ?? []) {
      addChecked(draft, failAt, reading, value, listed[0]?.column);
    }
    for (const value of group.values?.(row) ?? []) addChecked(draft, failAt, reading, value, undefined);
  };
}

/** Whether the variant has a name or an attribute of its own, which its product has not. */
const hasOwnText = ({ fields, variants }: Draft, variant: number, attribute: string) => {
  const { name, attributes } = variants[variant]!;
  return attribute === 'name'
    ? name !== undefined && name !== fields.name
    : findPair(attributes ?? [], attribute) !== undefined;
};

/**
 * Reads the texts of a variant for languages and channels into the draft: those listed in a cell, and those of columns
 * in which it differs from its product.
 */
export function createVariantValueReader(mapping: CompiledMapping, reading: Reading) {
  const listed = mapping.getReaders('variantValues');
  const scoped = mapping.scoped.filter(({ attribute }) => isOfVariants(attribute));
  return (draft: Draft, row: SourceRow, group: Group, variant: number): void => {
    const { cells } = row;
    const failAt = draft.failAt(row, variant);
    for (const column of group.isOwnText ? scoped : []) {
      const { reader, target: _, ...key } = column;
      if (!group.isOwnText?.(row, column) && !hasOwnText(draft, variant, key.attribute)) continue;
      const value = reader.read(cells);
      if (value instanceof ValueProblem) failAt('values')(value, reader.column);
      else if (value.length) {
        addChecked(draft, failAt, reading, { ...key, text: toText(key.attribute, value) }, reader.column, variant);
      }
    }
    for (const value of valueFrom(listed, cells, failAt('values'), parseValues) ?? []) {
      addChecked(draft, failAt, reading, value, listed[0]?.column, variant);
    }
    for (const value of group.variantValues?.(row) ?? []) {
      addChecked(draft, failAt, reading, value, undefined, variant);
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
export function findRowChannel(named: string, { languages }: Reading): string | null | undefined {
  if (!named) return undefined;
  if (!languages) return named;
  return languages.channels.find((known) => known.toLowerCase() === named.toLowerCase()) ?? null;
}

const reportChannel = (draft: Draft, { number }: SourceRow, channel: string, column: string | undefined) =>
  draft.report({
    code: 'CHANNEL_SKIPPED',
    severity: 'WARNING',
    category: 'CHANNEL',
    rowNumber: number,
    column,
    message: say`Row ${number} has texts for the channel ${channel}, which the catalog does not have. They were skipped.`,
    suggestedFix: say`To import the texts, add ${channel} to the catalog’s channels, for example with the import.`,
  });

/** What a variant shows in a language and a channel unless its row says otherwise. */
const inheritedText = (draft: Draft, key: ValueKey, variant: number, { storedProduct }: Group) => {
  const { attribute, locale, channel } = key;
  const scope = { locale: locale ?? null, channel: channel ?? null };
  const { name, attributes = [] } = draft.variants[variant]!;
  const own = attribute === 'name' ? name : findPair(attributes, attribute)?.value;
  return (
    (channel === undefined ? undefined : draft.getText({ attribute, locale }, variant)) ??
    (hasOwnText(draft, variant, attribute) ? own : undefined) ??
    draft.getText(key) ??
    draft.getText({ attribute, locale }) ??
    (storedProduct && readValue(storedProduct, attribute, scope)?.text) ??
    own ??
    ownTextOf(draft, attribute)
  );
};

/** Reports that a row has options in another language or for a channel, which the values of a product can't hold. */
export function reportOptions(draft: Draft, { number }: SourceRow, names: readonly string[], column?: string): void {
  draft.report({
    code: 'VARIANT_TEXT_SKIPPED',
    severity: 'INFO',
    category: 'REFERENCE',
    rowNumber: number,
    column,
    message: say`Row ${number} has other values of the variant’s options in this language or channel, which were skipped: ${names.join(', ')}.`,
    suggestedFix: say`To translate options, define their attributes, and enter labels of the options.`,
  });
}

/**
 * Reads a row whose texts are all in one language or for one channel into the draft, as texts of the product or a
 * variant. Rows repeat what is the same in all languages, so a text like the one that applies without the row is no
 * text of the language.
 */
export function createTranslationReader(mapping: CompiledMapping, reading: Reading) {
  const fields = TRANSLATABLE_TARGETS.map(([target, code]) => ({ code, readers: mapping.getReaders(target) }));
  const fieldsOfVariants = fields.filter(({ code }) => isOfVariants(code));
  const lists = mapping.getReaders('attributes');
  const attributes = mapping.namedReaders(ATTRIBUTE);
  const columnOf = (target: string) => mapping.getReaders(target)[0]?.column;
  return (draft: Draft, { row, ...named }: Translation, group: Group, variant?: number): void => {
    const failAt = draft.failAt(row, variant);
    const fail = failAt('values');
    const locale = named.locale || undefined;
    const channel = findRowChannel(named.channel, reading);
    const lost = new Set<string>();
    const translatedOptions: string[] = [];
    const getInherited = (attribute: string) => {
      if (variant !== undefined) {
        return inheritedText(draft, { attribute, ...withoutAbsent({ locale, channel }) }, variant, group);
      }
      const inLanguage = named.channel ? draft.getText({ attribute, ...withoutAbsent({ locale }) }) : undefined;
      return inLanguage ?? ownTextOf(draft, attribute);
    };
    const add = (attribute: string, text: string | undefined) => {
      if (!text) return;
      const option = variant === undefined ? undefined : findPair(draft.variants[variant]?.options ?? [], attribute);
      if (option) {
        if (text !== option.value) translatedOptions.push(option.name);
        return;
      }
      const isInherited = text === getInherited(attribute);
      if (channel === null) {
        if (!isInherited) lost.add(attribute);
        return;
      }
      const value = { attribute, ...withoutAbsent({ locale, channel }), text: isInherited ? '' : text };
      addChecked(draft, failAt, reading, value, columnOf(locale ? 'locale' : 'channel'), variant);
    };
    for (const { code, readers } of variant === undefined ? fields : fieldsOfVariants) {
      add(code, textFrom(readers, row.cells, fail));
    }
    const listed = group.attributes?.(row) ?? listFrom(lists, row.cells, reading.dialect.pairs, fail);
    for (const { name, value } of withNamed(listed, attributes, row.cells, fail) ?? []) add(attributeCode(name), value);
    if (translatedOptions.length) reportOptions(draft, row, translatedOptions);
    if (lost.size) reportChannel(draft, row, named.channel, columnOf('channel'));
  };
}
