/**
 * Container query for lists too narrow to show an email on one line. A container query is needed because menus and
 * frames also take up space.
 */
export const narrowList = '@container (max-width: 720px)';

/** Container query for an open email as narrow as on a phone. */
export const narrowEmail = '@container (max-width: 520px)';
