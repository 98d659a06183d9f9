import { resolveObjectURL } from 'node:buffer';

/** A file that the app saved. */
export interface Download {
  name: string;
  text(): Promise<string>;
}

/** What the app saved in this test, in order. */
export const downloads: Download[] = [];

const click = HTMLAnchorElement.prototype.click;

/** Takes what a click on a download link would save, which jsdom cannot. */
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (this.download === '') return click.call(this);
  const blob = resolveObjectURL(this.href);
  if (!blob) throw new Error(`${this.href} is no file to download.`);
  downloads.push({ name: this.download, text: () => blob.text() });
};
