/** Base of jws' streaming interface, which the gateway does not use. */
export default class Stream {}
