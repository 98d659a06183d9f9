import type { AttributeRecord, VariantContent } from './products';

type WithOptions = Pick<VariantContent, 'options'>;

const toKey = (name: string) => name.trim().toLowerCase();

/** The names of the options that the variants have, in the order of their first use. Case makes no difference. */
export function getOptionNames(variants: readonly WithOptions[]): string[] {
  const names = new Map<string, string>();
  for (const { options } of variants) {
    for (const { name } of options) if (!names.has(toKey(name))) names.set(toKey(name), name);
  }
  return [...names.values()];
}

/** The value of the option with the name; blank if it can be any, undefined if the variant doesn’t have the option. */
export function getOptionValue({ options }: WithOptions, name: string): string | undefined {
  return options.find((option) => toKey(option.name) === toKey(name))?.value;
}

/** The variants that do not have all of the options, each with those that it lacks. */
export function findIncomplete<Variant extends WithOptions>(
  variants: readonly Variant[],
  names: readonly string[],
): { variant: Variant; missing: string[] }[] {
  return variants.flatMap((variant) => {
    const own = new Set(variant.options.map(({ name }) => toKey(name)));
    const missing = own.size === names.length ? [] : names.filter((name) => !own.has(toKey(name)));
    return missing.length ? { variant, missing } : [];
  });
}

/** Returns what is equal for variants with the same options, in any order. */
export function getOptionKey(options: readonly AttributeRecord[]): string {
  const words = options.map(({ name, value }) => `${name.toLowerCase()}\n${value}`);
  return (words.length > 1 ? words.sort() : words).join('\n\n');
}
