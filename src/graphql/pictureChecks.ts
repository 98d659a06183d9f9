/** Maximum image size that the server accepts, in bytes. */
export const maxPictureSize = 5 * 1024 ** 2;

/** Media types of images that shops can display. The server determines the actual type of a file from its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Why a file is rejected before upload: too large, or not declared as an image; null if it can be uploaded. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): 'tooLarge' | 'wrongType' | null {
  if (type !== '' && !pictureTypes.some((known) => known === type)) return 'wrongType';
  return size > maxPictureSize ? 'tooLarge' : null;
}
