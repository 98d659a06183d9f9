/** Node's `util.inherits`. */
export function inherits(child: { prototype: object }, parent: { prototype: object }) {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

/** Node's `util.format` for `%s`. */
export function format(template: string, ...values: unknown[]) {
  return template.replace(/%s/g, () => String(values.shift()));
}
