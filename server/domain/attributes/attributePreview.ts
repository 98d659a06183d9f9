import type { AttributeOptionRecord } from '../../records/attributes';
import { labelValue } from '../../records/labelValue';
import { createYielder } from '../../yielder';
import { say, type Sentence } from '../../records/sentence';
import type { AttributeMismatch, AttributePreviewInput, AttributeType } from '../../types.generated';
import { createReplace } from '../optionEdits/changeOptions';
import type { DomainContext } from '../context';
import { getChannels } from '../definitions/storedChannels';
import { scopeName } from '../productValues/scopeName';
import { previewFollowers, type OptionFollowersRecord } from '../optionEdits/optionFollowers';
import { toOptionsEdit } from '../optionEdits/optionsEdit';
import { getUniqueKey } from '../productValues/uniqueValues';
import { createValueCheck, duplicateValue } from '../validation/checkValue';
import { unknownReference } from '../validation/productReferences';
import { checkScope } from '../validation/valueFaults';
import { toAttributeFormat, toDefinitionScope, toUnique } from './attributeFields';
import { getAttribute } from './attributeList';
import { scanValues, type UsedValue } from './usage';

const EXAMPLES = 10;

/** A stored value that does not match a definition, and why. */
export interface MismatchRecord extends Omit<AttributeMismatch, 'message'> {
  message: Sentence;
}

/** What a change to a definition would mean. */
export interface PreviewRecord {
  code: string;
  checked: number;
  mismatches: number;
  examples: MismatchRecord[];
  /** The options that it would remove. */
  removedOptions: AttributeOptionRecord[];
  followers: OptionFollowersRecord[];
}

/**
 * Returns a function that is called with each value and returns those that are found not to be unique by then. A
 * variant can have the value of its own product.
 */
const createDuplicateFinder = (type: AttributeType) => {
  const first = new Map<string, { value: UsedValue; isReported: boolean }>();
  return (value: UsedValue): UsedValue[] => {
    if (value.locale !== undefined || value.channel !== undefined) return [];
    const key = JSON.stringify([value.catalogId, getUniqueKey(type, value.value)]);
    const before = first.get(key);
    const isOther = before?.value.productId !== value.productId;
    if (!before || (!isOther && !before.value.isOfVariant)) {
      first.set(key, { value, isReported: false });
      return [];
    }
    const found = isOther && !before.isReported ? [before.value, value] : [value];
    before.isReported ||= isOther;
    return found;
  };
};

/** Checks the stored values against a change to a definition. Throws NOT_FOUND, or INVALID with `fields`. */
export async function previewAttribute(
  ctx: Pick<DomainContext, 'store'>,
  { id, mergedOptions, ...input }: AttributePreviewInput,
): Promise<PreviewRecord> {
  const attribute = await getAttribute(ctx, id);
  const label = labelValue(attribute.labels);
  const format = toAttributeFormat(input, attribute);
  const check = createValueCheck(label, format);
  const isUnique = toUnique(input, attribute, format);
  const differs = toDefinitionScope(input, attribute);
  const findDuplicates = createDuplicateFinder(format.type);
  const isReference = format.type === 'PRODUCT_REFERENCE';
  const yieldIfDue = createYielder();
  const edit = toOptionsEdit({ ...input, mergedOptions }, attribute, format, attribute.updatedAt);
  const followers = edit ? await previewFollowers(ctx, edit) : [];
  const replace = edit ? createReplace(edit) : (text: string) => text;
  const open = new Set((await ctx.store.list('catalogs', ({ status }) => status !== 'ARCHIVED')).map((one) => one.id));
  const kept = new Set([
    ...format.options.map(({ code }) => code),
    ...(edit?.changes ?? []).map(({ before }) => before.code),
  ]);
  const removedOptions = attribute.options.filter(({ code }) => !kept.has(code));
  const { code } = attribute;
  const preview: PreviewRecord = { code, checked: 0, mismatches: 0, examples: [], removedOptions, followers };
  const channels = new Map((await getChannels(ctx.store)).map(({ id, labels }) => [id, labelValue(labels)]));
  for await (const used of scanValues(ctx.store, [attribute.usage])) {
    const { locale, channel, catalogId } = used;
    const value = open.has(catalogId) ? replace(used.value) : used.value;
    preview.checked++;
    const scope = scopeName({ locale, channel }, { channels });
    const isUnknown = isReference && !(await ctx.store.products.bySku(catalogId, value.trim()));
    const fault =
      checkScope(differs, { locale, channel, text: value }, label, () => scope) ??
      (isUnknown ? unknownReference(value, null) : check(value, scope === '' ? label : say`${label} (${scope})`));
    for (const wrong of fault ? [used] : isUnique ? findDuplicates(used) : []) {
      if (preview.mismatches++ >= EXAMPLES) continue;
      const { productId, productName, locale = null, channel = null } = wrong;
      const { message } = fault ?? duplicateValue(label, wrong.value);
      preview.examples.push({ catalogId, productId, productName, value: wrong.value, locale, channel, message });
    }
    await yieldIfDue();
  }
  return preview;
}
