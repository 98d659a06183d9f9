type None<Names extends never> = Names;

/** Compiled with the back end. Does not compile if a global of Node or of a page is known there; the error names it. */
export type NoNodeAndNoPage = None<
  Extract<
    keyof typeof globalThis,
    'Buffer' | 'process' | 'require' | 'setImmediate' | 'document' | 'localStorage' | 'window'
  >
>;
