/** Media query for windows without space for a column beside the content. */
export const narrowQuery = '(max-width: 1023.98px)';

/** The same query for use in styles. */
export const narrowMedia = `@media ${narrowQuery}` as const;
