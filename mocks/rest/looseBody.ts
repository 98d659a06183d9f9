/** Puts what a body says about fields that its record does not know under `extras`; `id` is no field of a body. */
export const withExtras = <Body extends Record<string, unknown>, Known extends keyof Body & string>(
  body: Body,
  known: readonly Known[],
): Pick<Body, Known> & { extras: Record<string, unknown> } => {
  const isKnown = (key: string) => known.some((name) => name === key);
  const entries = Object.entries(body).filter(([key]) => key !== 'id');
  return {
    ...(Object.fromEntries(entries.filter(([key]) => isKnown(key))) as Pick<Body, Known>),
    extras: Object.fromEntries(entries.filter(([key]) => !isKnown(key))),
  };
};

/** A record as REST shows it: with its extras beside its own fields, and with its id as a number. */
export const restRecord = <Shown extends { id: string; extras: Record<string, unknown> }>({
  extras,
  ...record
}: Shown): Record<string, unknown> => ({ ...extras, ...record, id: Number(record.id) });
