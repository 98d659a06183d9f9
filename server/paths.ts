/**
 * Paths that the gateway can answer; the build writes them into its service worker, too. Other requests are never
 * passed to it. App screens also have paths below /apps/, but opening one is a navigation, and navigations never reach
 * the gateway.
 */
export const GATEWAY_PATHS =
  /^\/(?:graphql|health|backup|openapi\.json)$|^\/(?:files|media|feeds|api|apps|jwt|card|faq|blog|profile|pricing|account-setting)\//;

/** Whether the gateway answers requests to the path of the URL. */
export function isGatewayUrl(url: string) {
  return GATEWAY_PATHS.test(new URL(url).pathname);
}

/** Whether the path is for binary content: files, images, feeds, or backups. */
export function isBytesPath(path: string) {
  return /^\/(?:(?:files|media|feeds)\/|backup$)/.test(path);
}
