import { keepRead } from './readStyles';

/** A token of a theme: there are hundreds of them in one rule. */
const isToken = (declaration: string) => /^\s*--/.test(declaration);

let areTokensKept = false;

/** Keeps the tokens of the themes that are set from now on, or leaves them out again. */
export function keepTokens(value: boolean): void {
  areTokensKept = value;
}

const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');

/** Takes in only what is read. */
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule: string, index = 0) {
  const read = keepRead(rule, (declaration) => areTokensKept && isToken(declaration));
  return read === '' ? index : insertRule.call(this, read, index);
};
