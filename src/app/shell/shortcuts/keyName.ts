const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The label of a key: `Ctrl` or `⌘` for `Mod`, letters in uppercase. */
export function keyName(key: string): string {
  return key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key.toUpperCase();
}
