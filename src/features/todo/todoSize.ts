/** Media query for windows without room for the rail beside the list. */
export const narrowQuery = '(max-width: 1023.98px)';

/** The same for styles. */
export const narrowMedia = `@media ${narrowQuery}` as const;

/** For styles of what stands in a list that is too narrow for a task on one line. */
export const narrowList = '@container (max-width: 720px)';
