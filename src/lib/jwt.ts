/**
 * The expiry of a JSON Web Token in milliseconds since the epoch (claim `exp`, RFC 7519 section 4.1.4); null if the
 * token cannot be read or never expires. The signature is verified by the server.
 */
export function parseExpiry(token: string): number | null {
  const [, payload] = token.split('.');
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof seconds === 'number' ? seconds * 1000 : null;
  } catch {
    return null;
  }
}
