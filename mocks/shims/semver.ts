/** jsonwebtoken checks the Node version for features that are not used here. */
export function satisfies() {
  return true;
}
