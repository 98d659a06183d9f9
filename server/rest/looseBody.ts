/** Moves fields of the body that its record does not know to `extras`; `id` is not a body field. */
export function withExtras<Body extends Record<string, unknown>, Known extends keyof Body & string>(
  body: Body,
  known: readonly Known[],
): Pick<Body, Known> & { extras: Record<string, unknown> } {
  const isKnown = (key: string) => known.some((name) => name === key);
  const entries = Object.entries(body).filter(([key]) => key !== 'id');
  return {
    ...(Object.fromEntries(entries.filter(([key]) => isKnown(key))) as Pick<Body, Known>),
    extras: Object.fromEntries(entries.filter(([key]) => !isKnown(key))),
  };
}

/** A record in REST format: with its extras next to its own fields, and its ID as a number. */
export function restRecord<Shown extends { id: string; extras: Record<string, unknown> }>({
  extras,
  ...record
}: Shown): Record<string, unknown> {
  return { ...extras, ...record, id: Number(record.id) };
}
