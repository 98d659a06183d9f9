/** Media query for windows with space for either the list or a conversation. */
export const phoneQuery = '(max-width: 719.98px)';

/** Media query for windows without space for a profile next to the list and the conversation. */
export const tightQuery = '(max-width: 1239.98px)';
