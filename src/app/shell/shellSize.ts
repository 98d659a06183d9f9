/** Below this width, in pixels, the side menu is a drawer. */
export const drawerBelow = 900;

/** Media query for windows without room for the side menu. */
export const narrowQuery = `(max-width: ${drawerBelow - 0.02}px)`;

/** Media query for phones. */
export const phoneQuery = '(max-width: 599.98px)';

/** Height of the top bar. */
export const topBarHeight = '56px';

/** Least height of the menu above the page; it grows by rows where its entries do not fit into one. */
export const menuRowHeight = '48px';

/** Height of the footer. */
export const footerHeight = '44px';

/** Width of the column that boxed pages stand in. */
export const boxedWidth = '1140px';
