/** A stored cookie; there are none. */
export class Cookie {
  static fromJSON() {
    return null;
  }
}

/** MSW's cookie store. */
export class MemoryCookieStore {
  idx = {};
}

/** MSW's cookie jar. It stays empty, because the gateway does not read or set cookies. */
export class CookieJar {
  getCookiesSync() {
    return [];
  }

  async setCookie() {
    // Responses of the gateway have no cookies.
  }
}
