import { createYielder } from '../../yielder';
import { getLabel } from '../../records/attributes';
import type { AttributePreview, AttributePreviewInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { getChannels } from '../channels/storedChannels';
import { scopeName } from '../productValues/scopeName';
import { createValueCheck } from '../validation/checkValue';
import { unknownReference } from '../validation/productReferences';
import { toAttributeFormat } from './attributeFields';
import { getAttribute } from './attributeList';
import { scanValues } from './usage';

const EXAMPLES = 10;

/** Checks the stored values against a change to a definition. Throws NOT_FOUND, or INVALID with `fields`. */
export async function previewAttribute(
  ctx: Pick<DomainContext, 'store'>,
  { id, ...input }: AttributePreviewInput,
): Promise<AttributePreview> {
  const attribute = await getAttribute(ctx, id);
  const label = getLabel(attribute.labels);
  const format = toAttributeFormat(input, attribute);
  const check = createValueCheck(label, format);
  const isReference = format.type === 'PRODUCT_REFERENCE';
  const yieldIfDue = createYielder();
  const preview: AttributePreview = { checked: 0, mismatches: 0, examples: [] };
  const channels = new Map((await getChannels(ctx.store)).map(({ id, labels }) => [id, getLabel(labels)]));
  for await (const { value, locale, channel, ...product } of scanValues(ctx.store, [attribute.usage])) {
    preview.checked++;
    const scope = scopeName({ locale, channel }, { channels });
    const isUnknown = isReference && !(await ctx.store.products.bySku(product.catalogId, value.trim()));
    const fault = isUnknown ? unknownReference(value, null) : check(value, scope ? `${label} (${scope})` : label);
    if (fault && preview.mismatches++ < EXAMPLES) {
      const { catalogId, productId, productName } = product;
      preview.examples.push({ catalogId, productId, productName, value, message: fault.message });
    }
    await yieldIfDue();
  }
  return preview;
}
