/** Not the prototype of plain objects, which React Hook Form copies with each keystroke. */
const prototype = Object.freeze(Object.create(null) as object);

/**
 * Returns a variant that React Hook Form keeps by reference and compares by identity, because there can be thousands.
 * It must not be edited: see `ownCopy`, and docs/decisions/0021-shared-variants.md.
 */
export function shareVariant<Values extends object>(values: Values): Values {
  return Object.assign(Object.create(prototype) as object, values);
}

/** Whether other states of the form have the same object. */
export function isShared(variant: object | undefined): boolean {
  return variant !== undefined && Object.getPrototypeOf(variant) === prototype;
}

/** Returns a copy that the form can edit. */
export function ownCopy<Values extends object>(variant: Values): Values {
  return structuredClone({ ...variant });
}
