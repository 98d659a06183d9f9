// Control characters and other characters that no system uses in paths.
const unusable = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether the server accepts the text as an image URL: an http(s) URL, or a path as used in files of shop systems. */
export function isPictureAddress(url: string): boolean {
  if (url.trim() === '' || unusable.test(url) || url.startsWith('//')) return false;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
}
