type None<Names extends never> = Names;

/** Compiled with the app. Does not compile if a global of Node is known there; the error names it. */
export type NoNode = None<Extract<keyof typeof globalThis, 'Buffer' | 'process' | 'require' | 'setImmediate'>>;
