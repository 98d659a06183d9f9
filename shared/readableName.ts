/** Words of lowercase letters and digits, at least two, as systems name their fields. */
const CODE = /^[\p{Ll}\d]+([_-][\p{Ll}\d]+)+$/u;

/** Returns the code of a field as people write it: `erin_recommends` as “Erin recommends”. Other names stay as they are. */
export function readableName(name: string): string {
  if (!CODE.test(name)) return name;
  const words = name.replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
