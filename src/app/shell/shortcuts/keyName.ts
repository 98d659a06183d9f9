const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What stands on a key: `Ctrl` or `⌘` for `Mod`, letters in capitals. */
export const keyName = (key: string): string => (key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key.toUpperCase());
