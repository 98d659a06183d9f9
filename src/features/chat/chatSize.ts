/** Media query for windows with room for either the list or a conversation. */
export const phoneQuery = '(max-width: 719.98px)';

/** Media query for windows without room for a profile beside list and conversation. */
export const tightQuery = '(max-width: 1239.98px)';
