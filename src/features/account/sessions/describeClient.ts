/** Browsers by what their `User-Agent` has, the more special ones first: all name those that they are built on. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

/** Systems in the same way: Android names Linux, and iPhones and iPads name Mac OS. */
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: typeof BROWSERS, userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/**
 * Names the browser and the system of a `User-Agent`, each null if it is not known. For a program that is no browser,
 * the browser is what it calls itself, such as `curl`.
 */
export function describeClient(userAgent: string): { browser: string | null; system: string | null } {
  const program = userAgent.startsWith('Mozilla/') ? null : (/^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? null);
  return { browser: find(BROWSERS, userAgent) ?? program, system: find(SYSTEMS, userAgent) };
}
