// Control characters and signs that stand in no path of any system.
const unusable = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether the server takes it as the address of a picture: an http(s) address, or a path as files of shop systems have it. */
export function isPictureAddress(url: string): boolean {
  if (url.trim() === '' || unusable.test(url) || url.startsWith('//')) return false;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
}
