/** Saves bytes as a file with the browser’s own download. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click, and needs it no longer than this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
