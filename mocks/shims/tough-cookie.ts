/** A cookie that was kept: none is. */
export class Cookie {
  static fromJSON() {
    return null;
  }
}

/** Where MSW keeps cookies between calls. */
export class MemoryCookieStore {
  idx = {};
}

/** MSW's jar: the gateway reads and sets no cookies, so it stays empty. */
export class CookieJar {
  getCookiesSync() {
    return [];
  }

  async setCookie() {
    // No answer of the gateway has one.
  }
}
