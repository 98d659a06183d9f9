/** jsonwebtoken checks the Node version for features that are not used here. */
export const satisfies = () => true;
