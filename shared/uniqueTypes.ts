/** Whether values of the type can be unique. The values of other types are meant to be the same in several products. */
export function canBeUnique(type: string): boolean {
  return type === 'TEXT' || type === 'NUMBER' || type === 'DATE' || type === 'URL';
}
