const waiting = new Set<() => void>();

/** Calls the function once, when the next screen is shown with its content. */
export function whenShown(callback: () => void): void {
  waiting.add(callback);
}

/** Tells that a screen is shown. */
export function noteShown(): void {
  for (const callback of waiting) callback();
  waiting.clear();
}
