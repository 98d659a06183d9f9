/** What jws' streaming interface, which the gateway does not use, inherits from: `require('stream').prototype`. */
export const prototype = {};
