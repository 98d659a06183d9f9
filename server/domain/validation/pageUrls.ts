import { say } from '../../records/sentence';
import { shown, type Finding, type Rule } from './finding';

/** Maximum number of characters of the URL of a page; Google allows as many. */
const MAX_URL = 2000;

/** Whether the text is the absolute http or https URL of a page. */
export function isPageUrl(text: string): boolean {
  return /^https?:\/\/[^/\s]\S*$/i.test(text) && URL.canParse(text) && text.length <= MAX_URL;
}

/** What is wrong with a text that is not the URL of a page. */
function wrongPageUrl(text: string) {
  return {
    category: 'TYPE',
    message: say`“${shown(text)}” isn’t the URL of a page.`,
    suggestedFix: say`Enter a URL that starts with https://. Example: https://shop.example.com/tent`,
  } satisfies Partial<Finding>;
}

/**
 * Checks the links of the product and its variants to their pages in the shop. Feeds have what the link pattern gives
 * instead.
 */
export const linkRule: Rule = (product, report) => {
  const check = (link: string | undefined, variant: number | null) => {
    if (link === undefined || isPageUrl(link)) return;
    report({ ...wrongPageUrl(link), code: 'LINK_URL', severity: 'WARNING', field: 'link', variant });
  };
  check(product.link, null);
  product.variants.forEach(({ link }, index) => check(link, index));
};

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
  report({ ...wrongPageUrl(externalUrl), code: 'EXTERNAL_URL', severity: 'ERROR', field: 'externalUrl' });
};
