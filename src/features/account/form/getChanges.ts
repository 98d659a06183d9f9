/** Only the changed values, so that changes to other fields from another tab or device are kept. */
export function getChanges<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changes = { ...after } as Partial<Values>;
  for (const name of Object.keys(before) as (keyof Values)[]) if (after[name] === before[name]) delete changes[name];
  return changes;
}
