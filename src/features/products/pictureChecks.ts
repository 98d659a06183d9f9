/** The largest picture that the server takes, in bytes. */
export const maxPictureSize = 5 * 1024 ** 2;

/** Media types of pictures that shops show; what a file really is the server tells by its content. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const;

/** Why a file need not even be sent: too large, or called something other than a picture; null where it may be sent. */
export function pictureFault({ size, type }: Pick<File, 'size' | 'type'>): 'tooLarge' | 'wrongType' | null {
  if (type !== '' && !pictureTypes.some((known) => known === type)) return 'wrongType';
  return size > maxPictureSize ? 'tooLarge' : null;
}

// Control characters and signs that stand in no path of any system.
const unusable = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether the server takes it as the address of a picture: an http(s) address, or a path as files of shop systems have it. */
export function isPictureAddress(url: string): boolean {
  if (url.trim() === '' || unusable.test(url) || url.startsWith('//')) return false;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
}
