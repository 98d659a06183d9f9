import { href, paths } from '#routing/paths';
import { urlChoice, urlText } from '#routing/urlParams';

/** The steps of the checkout, in order. */
export const checkoutSteps = ['cart', 'address', 'payment', 'done'] as const;

/** One of `checkoutSteps`. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The URL parameters of the checkout. */
export const checkoutParams = {
  step: urlChoice(checkoutSteps, 'cart'),
  /** ID of the order that the last step confirms. */
  order: urlText(),
};

/** The URL of a step. */
export function stepHref(step: CheckoutStep): string {
  return href(paths.checkout, {}, { step: step === 'cart' ? null : step });
}
