/** For icons that point along the line: they point the other way in right-to-left pages. Fluent mirrors some itself. */
export const mirrored = { ':global([dir="rtl"])': { transform: 'scaleX(-1)' } } as const;
