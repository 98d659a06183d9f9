import { isReadRule } from './readStyles';

/** What makes a rule the tokens of a theme: hundreds of them in one rule. */
const tokens = /[{;]\s*--/;

let areTokensKept = false;

/** Keeps the tokens of the themes that are set from now on, or leaves them out again. */
export function keepTokens(value: boolean): void {
  areTokensKept = value;
}

const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');

/** Takes in only the rules that are read. */
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule: string, index = 0) {
  return isReadRule(rule) || (areTokensKept && tokens.test(rule)) ? insertRule.call(this, rule, index) : index;
};
