const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The label of a key: `Ctrl` or `⌘` for `Mod`, letters in uppercase. */
export const keyName = (key: string): string => (key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key.toUpperCase());
