/** Maximum image size that the server accepts, in bytes. */
export const maxPictureSize = 5 * 1024 ** 2;

/** Media types of images that shops can display. The server determines the actual type of a file from its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/**
 * Why a file is rejected before upload: too large, not declared as an image, or not of one of the allowed media types,
 * if any are given; null if it can be uploaded.
 */
export function pictureFault(
  { size, type }: Pick<File, 'size' | 'type'>,
  allowed: readonly string[] = [],
): 'tooLarge' | 'wrongType' | 'typeNotAllowed' | null {
  if (type !== '' && !pictureTypes.some((known) => known === type)) return 'wrongType';
  if (type !== '' && allowed.length > 0 && !allowed.includes(type)) return 'typeNotAllowed';
  return size > maxPictureSize ? 'tooLarge' : null;
}
