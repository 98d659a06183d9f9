/** The largest picture that the server takes, in bytes. */
export const maxPictureSize = 5 * 1024 ** 2;

/** Media types of pictures that shops show; what a file really is the server tells by its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Why a file need not even be sent: too large, or called something other than a picture; null where it may be sent. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): 'tooLarge' | 'wrongType' | null {
  if (type !== '' && !pictureTypes.some((known) => known === type)) return 'wrongType';
  return size > maxPictureSize ? 'tooLarge' : null;
}
