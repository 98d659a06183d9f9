const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Control characters and other characters that no system uses in paths.
const UNUSABLE = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether an image URL is an http(s) URL or a path, as used in files of shop systems. */
export function isPictureAddress(url: string): boolean {
  if (!url.trim() || UNUSABLE.test(url) || url.startsWith('//')) return false;
  return SCHEME.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
}
