/** Below this width, in pixels, the side menu is a drawer. */
export const drawerBelow = 900;

/** Media query for windows without room for the side menu. */
export const narrowQuery = `(max-width: ${drawerBelow - 0.02}px)`;

/** Height of the top bar. */
export const topBarHeight = '56px';
