import { createYielder } from '../../yielder';
import { getLabel } from '../../records/attributes';
import type { AttributePreview, AttributePreviewInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { createValueCheck } from '../validation/checkValue';
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
  const check = createValueCheck(getLabel(attribute.labels), toAttributeFormat(input, attribute));
  const yieldIfDue = createYielder();
  const preview: AttributePreview = { checked: 0, mismatches: 0, examples: [] };
  for await (const { value, catalogId, productId, productName } of scanValues(ctx.store, [attribute.usage])) {
    preview.checked++;
    const fault = check(value);
    if (fault && preview.mismatches++ < EXAMPLES) {
      preview.examples.push({ catalogId, productId, productName, value, message: fault.message });
    }
    await yieldIfDue();
  }
  return preview;
}
