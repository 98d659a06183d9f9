import type { TokenSecrets } from './domain/auth/tokens';

/**
 * What the gateway in a browser signs its tokens with. They protect nothing from the owner of the browser, whose data
 * it all is, so they may be known; they only have to differ.
 */
export const EMBEDDED_SECRETS: TokenSecrets = { access: 'embedded-access', refresh: 'embedded-refresh' };
