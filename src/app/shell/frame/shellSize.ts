/** Below this width, in pixels, the side menu is a drawer. */
const drawerBelow = 900;

/** Media query for windows without room for the side menu. */
export const narrowQuery = `(max-width: ${drawerBelow - 0.02}px)`;

/** Media query for phones. */
export const phoneQuery = '(max-width: 599.98px)';

/** Height of the top bar. */
export const topBarHeight = '56px';

/** Minimum height of the menu above the page. It grows by rows if its entries do not fit into one. */
export const menuRowHeight = '48px';

/** Height of the footer. */
export const footerHeight = '44px';

/** Width of the content column of boxed pages. */
export const boxedWidth = '1140px';
