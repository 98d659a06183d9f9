import type { TokenSecrets } from '#server/domain/auth/tokens';

/**
 * Secrets with which the gateway in a browser signs its tokens. They do not need to be secret, because all data belongs
 * to the owner of the browser; they only have to differ.
 */
export const EMBEDDED_SECRETS: TokenSecrets = { access: 'embedded-access', refresh: 'embedded-refresh' };
