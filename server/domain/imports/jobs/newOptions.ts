import { attributeCode } from '#server/records/attributeCode';
import type { AttributeRecord } from '#server/records/products';
import type { NewOptionsRecord } from '#server/records/imports';
import type { IssueRecord } from '#server/records/validation';
import { MAX_OPTIONS } from '../../attributes/attributeFields';
import type { WorkRun } from '../../jobs/work';
import { MAX_LABEL } from '../../locales/labelFields';
import { listDefinitions } from '../../validation/definedRules';
import { createOptionFinder, normalizeOption } from '../../validation/options';
import { splitSelection } from '../../validation/valueText';
import type { ProductPatch } from '../rows/patch';

/** Values that are listed for all attributes together. All of them are counted. */
const LISTED = 200;

/** The values of a file that are not among the options of their attributes. */
export interface NewOptions {
  /** Adds those of a product that has the issues. */
  add: (patch: ProductPatch, issues: readonly IssueRecord[]) => void;
  list: () => NewOptionsRecord[];
}

/**
 * Collects the values that could become options of their attributes. Texts for a language can't: options have an
 * English label.
 */
export async function createNewOptions({ ctx: { store } }: WorkRun): Promise<NewOptions> {
  const known = new Map(
    (await listDefinitions(store))
      .filter(({ type }) => type === 'SELECT' || type === 'MULTI_SELECT')
      .map((definition) => [definition.code, { ...definition, findOption: createOptionFinder(definition.options) }]),
  );
  const found = new Map<string, Map<string, { text: string; productCount: number }>>();
  /** One value for each option. Several values of an attribute with a single one are no option, but a mistake. */
  const getNew = ({ name, value }: AttributeRecord): [code: string, texts: string[]] => {
    const code = attributeCode(name);
    const definition = known.get(code);
    if (!definition || definition.findOption(value)) return [code, []];
    const parts = splitSelection(value);
    if (definition.type === 'SELECT' && parts.length > 1) return [code, []];
    return [code, parts.filter((part) => part.length <= MAX_LABEL && !definition.findOption(part))];
  };
  return {
    add: ({ fields, variants }, issues) => {
      if (!known.size || !issues.some(({ code }) => code === 'ATTRIBUTE_OPTION')) return;
      const counted = new Set<string>();
      const pairs = [fields, ...variants].flatMap(({ attributes = [] }) => attributes);
      const ofVariants = variants.flatMap(({ options = [], namedAttributes = [] }) => [...options, ...namedAttributes]);
      for (const pair of [...pairs, ...ofVariants]) {
        const [code, texts] = getNew(pair);
        for (const text of texts) {
          const values = found.get(code) ?? new Map<string, { text: string; productCount: number }>();
          const key = normalizeOption(text);
          const value = values.get(key) ?? { text, productCount: 0 };
          if (!values.has(key) && values.size === MAX_OPTIONS) continue;
          if (!counted.has(`${code} ${key}`)) value.productCount++;
          counted.add(`${code} ${key}`);
          found.set(code, values.set(key, value));
        }
      }
    },
    list: () => {
      let rest = LISTED;
      return [...found].map(([code, values]) => {
        const options = [...values.values()].sort((a, b) => b.productCount - a.productCount).slice(0, rest);
        rest -= options.length;
        const { id, labels } = known.get(code)!;
        return { attributeId: id, labels, options, optionCount: values.size };
      });
    },
  };
}
