import { resolveObjectURL } from 'node:buffer';

/** A file that the app saved. */
export interface Download {
  name: string;
  text: () => Promise<string>;
}

/** The files that the app saved in this test, in order. */
export const downloads: Download[] = [];

/** Captures what clicking a download link would save, which jsdom does not support. */
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (this.download === '') return HTMLElement.prototype.click.call(this);
  const blob = resolveObjectURL(this.href);
  if (!blob) throw new Error(`${this.href} is no file to download.`);
  downloads.push({ name: this.download, text: () => blob.text() });
};
