/** Paths that the gateway may answer; all else is none of its business and need not be asked. */
const GATEWAY_PATHS = /^\/(?:graphql|health)$|^\/(?:files|media|feeds)\//;

/** Whether the gateway answers calls to the path of the address. */
export const isGatewayUrl = (url: string) => GATEWAY_PATHS.test(new URL(url).pathname);
