import { urlText } from '#routing/urlParams';
import { diffParams } from '../diff/diffParams';

/** The URL parameters of the preview of a restore: those of the changes, and the SKU of a single product. */
export const restoreParams = { ...diffParams, product: urlText() };
