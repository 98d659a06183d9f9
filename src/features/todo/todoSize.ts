/** Media query for windows without space for the sidebar next to the list. */
export const narrowQuery = '(max-width: 1023.98px)';

/** The same query for use in styles. */
export const narrowMedia = `@media ${narrowQuery}` as const;

/** Container query for lists too narrow to show a task on one line. */
export const narrowList = '@container (max-width: 720px)';
