/**
 * What queries by role, user events, matchers, tests and the app itself read of the styles in force. All else is for
 * painting, which jsdom does not do; it would still compare every rule with every element.
 */
const read =
  /[{;]\s*(?:display|visibility|opacity|pointer-events|position|direction|overflow[\w-]*|max-width|border-start-start-radius)\s*:/;

/** Whether a rule sets a style that anything reads. */
export function isReadRule(rule: string): boolean {
  return read.test(rule);
}
