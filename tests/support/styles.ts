/**
 * What queries by role, user events, matchers, tests and the app itself read of the styles in force. All else is for
 * painting, which jsdom does not do; it would still compare every rule with every element.
 */
const read =
  /[{;]\s*(?:display|visibility|opacity|pointer-events|position|direction|overflow[\w-]*|max-width|border[\w-]*-radius)\s*:/;

/** What makes a rule the tokens of a theme: hundreds of them in one rule. */
const tokens = /[{;]\s*--/;

let areTokensKept = false;

/** Keeps the tokens of the themes that are set from now on, or leaves them out again. */
export function keepTokens(value: boolean): void {
  areTokensKept = value;
}

const insertRule = CSSStyleSheet.prototype.insertRule;

/** Takes in only the rules that are read. */
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule: string, index = 0) {
  return read.test(rule) || (areTokensKept && tokens.test(rule)) ? insertRule.call(this, rule, index) : index;
};
