/**
 * Paths that the gateway may answer; all else is none of its business and need not be asked. Screens of the app
 * stand below /apps/ too: a browser that opens one navigates, and no navigation ever comes to the gateway.
 */
const GATEWAY_PATHS =
  /^\/(?:graphql|health|openapi\.json)$|^\/(?:files|media|feeds|api|apps|jwt|card|faq|blog|profile|pricing|account-setting)\//;

/** Whether the gateway answers calls to the path of the address. */
export const isGatewayUrl = (url: string) => GATEWAY_PATHS.test(new URL(url).pathname);

/** Whether the path is one of bytes: files, pictures, feeds. */
export const isBytesPath = (path: string) => /^\/(?:files|media|feeds)\//.test(path);
