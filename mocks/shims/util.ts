/** Node's `util.inherits`. */
export const inherits = (child: { prototype: object }, parent: { prototype: object }) =>
  Object.setPrototypeOf(child.prototype, parent.prototype);

/** Node's `util.format` for `%s`. */
export const format = (template: string, ...values: unknown[]) => template.replace(/%s/g, () => String(values.shift()));
