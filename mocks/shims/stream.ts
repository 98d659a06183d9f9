/** Base of jws's streaming interface (`require('stream').prototype`), which the gateway does not use. */
export const prototype = {};
