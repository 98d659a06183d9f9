import { say } from '../../records/sentence';
import { shown, type Rule } from './finding';

/** Maximum number of characters of the URL of a page on another site. */
const MAX_URL = 2000;

/** Whether the text is the absolute http or https URL of a page. */
export function isPageUrl(text: string): boolean {
  return /^https?:\/\/[^/\s]\S*$/i.test(text) && URL.canParse(text) && text.length <= MAX_URL;
}

/** Checks that a product that is sold on another site says where. */
export const externalRule: Rule = ({ kind, externalUrl }, report) => {
  if (externalUrl === undefined) {
    if (kind !== 'EXTERNAL') return;
    report({
      code: 'EXTERNAL_URL_MISSING',
      severity: 'WARNING',
      category: 'REQUIRED',
      field: 'externalUrl',
      message: say`The product is sold on another site, but has no URL there.`,
      suggestedFix: say`Enter the URL of the page that sells it.`,
    });
    return;
  }
  if (isPageUrl(externalUrl)) return;
  report({
    code: 'EXTERNAL_URL',
    severity: 'ERROR',
    category: 'TYPE',
    field: 'externalUrl',
    message: say`“${shown(externalUrl)}” isn’t the URL of a page.`,
    suggestedFix: say`Enter a URL that starts with https://. Example: https://shop.example.com/tent`,
  });
};
