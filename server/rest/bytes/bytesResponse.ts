/**
 * A response with bytes. Headers prevent browsers from running any of it: no MIME sniffing, no scripts within SVG
 * images.
 */
export function bytesResponse(body: BodyInit, mediaType: string, headers: Record<string, string> = {}) {
  return new Response(body, {
    headers: {
      'content-type': mediaType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ...headers,
    },
  });
}

/** The header that makes browsers save the response under the name. */
export function attachment(name: string) {
  return { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` };
}
