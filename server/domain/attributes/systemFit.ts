import { labelValue } from '../../records/labelValue';
import { SYSTEM_ATTRIBUTES } from '../../records/systemAttributes';
import { createValueCheck } from '../validation/checkValue';

/** Finds out whether values need a definition of their own although their attribute is a system attribute. */
export interface SystemFit {
  add: (code: string, value: string) => void;
  /** Whether the code is that of a system attribute that all added values match. */
  isFit: (code: string) => boolean;
}

const CHECKS = new Map(
  SYSTEM_ATTRIBUTES.map((attribute) => [attribute.code, createValueCheck(labelValue(attribute.labels), attribute)]),
);

/** Returns a new collection of values. A weight without a unit does not match, for example. */
export function createSystemFit(): SystemFit {
  const others = new Set<string>();
  return {
    add: (code, value) => {
      if (value.trim() !== '' && CHECKS.get(code)?.(value)) others.add(code);
    },
    isFit: (code) => CHECKS.has(code) && !others.has(code),
  };
}
