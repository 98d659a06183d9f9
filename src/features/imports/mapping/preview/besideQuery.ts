/** Media query for windows with space for the first product beside the mapping. */
export const besideQuery = '(min-width: 1200px)';
