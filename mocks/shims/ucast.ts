/** CASL's conditions on the fields of a subject. The rules here have none, so the condition language is not needed. */
const absent = undefined;

export {
  absent as $all,
  absent as $elemMatch,
  absent as $eq,
  absent as $exists,
  absent as $gt,
  absent as $gte,
  absent as $in,
  absent as $lt,
  absent as $lte,
  absent as $ne,
  absent as $nin,
  absent as $options,
  absent as $regex,
  absent as $size,
  absent as all,
  absent as and,
  absent as elemMatch,
  absent as eq,
  absent as exists,
  absent as gt,
  absent as gte,
  absent as lt,
  absent as lte,
  absent as ne,
  absent as nin,
  absent as regex,
  absent as size,
  absent as within,
};

/** Returns the factory that CASL requires for rules with conditions. */
export function createFactory() {
  return () => {
    throw new Error('A permission rule has conditions, which are not supported.');
  };
}
