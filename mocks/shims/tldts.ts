/** MSW's cookie jar asks for the registrable domain of a host. The gateway sets no cookies: each host is its own. */
export const getDomain = (host: string) => host;
