import { attributeCode } from '#server/records/attributeCode';
import type { ProductRecord } from '#server/records/products';
import type { ValueReading } from '../../store';

let product: ProductRecord | undefined;
let values = new Map<string, string>();

/** Returns the value of the attribute. Those of the last product are kept, because they are read one after the other. */
const readOwn = (attribute: string) => (record: ProductRecord) => {
  if (product !== record) {
    product = record;
    values = new Map();
    for (const { name, value } of record.attributes) {
      const code = attributeCode(name);
      if (!values.has(code)) values.set(code, value.trim());
    }
  }
  return values.get(attribute) ?? '';
};

/** How values of an attribute in the default language for all channels are read, which needs no definitions. */
export function getOwnReading(attribute: string): ValueReading {
  return { attribute, locale: null, channel: null, read: readOwn(attribute), ofAttribute: attribute };
}
