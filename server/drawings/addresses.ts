/** URL of a person's avatar; the same slug (letters, digits, hyphens) always gives the same face. */
export function avatarUrl(slug: string): string {
  return `/media/avatar-${slug}`;
}

/** URL of an abstract illustration; the same slug (letters, digits, hyphens) always gives the same one. */
export function sceneUrl(slug: string): string {
  return `/media/scene-${slug}`;
}
