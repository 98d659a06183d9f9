/** Whether the category is `root` or below it. */
export function isInBranch(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
