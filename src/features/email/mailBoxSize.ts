/** Media query for windows without room for the rail beside the list. */
export const narrowQuery = '(max-width: 1023.98px)';

/** The same for styles. */
export const narrowMedia = `@media ${narrowQuery}` as const;

/** For styles of what stands in a list that is too narrow for a mail on one line: menus and frames take room, too. */
export const narrowList = '@container (max-width: 720px)';

/** For styles of what stands in a mail that is read, as narrow as on a phone. */
export const narrowMail = '@container (max-width: 520px)';
