import type { BulkEditStep, ImageChoice, ImagesChange } from '../../records/bulkEdits';
import type { CatalogRecord } from '../../records/catalogs';
import type { MediaRecord } from '../../records/products';
import { say } from '../../records/sentence';
import type { ImageChoiceInput, ImagesChangeInput, ImagesStepInput, MediaInput } from '../../types.generated';
import { altTextsField } from '../productValues/altTexts';
import { getAltTextFault } from '../products/assertValid';
import { isPictureAddress } from '#shared/pictureAddress';
import type { Report } from './readFields';

/** The most images that a step adds or removes. */
const MAX_IMAGES = 20;

interface Reading {
  report: Report;
  catalog: Pick<CatalogRecord, 'locales' | 'defaultLocale'>;
}

const readImage = ({ url, alt, altTexts }: MediaInput, path: string, { report, catalog }: Reading): MediaRecord => {
  const address = url.trim();
  if (!isPictureAddress(address)) {
    report(`${path}.url`, say`Enter an image URL that starts with https://, or a path.`);
  }
  for (const { locale } of altTexts ?? []) {
    const fault = getAltTextFault(locale, catalog);
    if (fault) report(`${path}.altTexts`, fault);
  }
  return { url: address, alt: alt?.trim() ?? '', ...altTextsField(altTexts ?? []) };
};

const readChoice = (input: ImageChoiceInput, path: string, { report }: Reading): ImageChoice => {
  if (typeof input.url === 'string') {
    const url = input.url.trim();
    if (!url) report(`${path}.url`, say`Enter the URL of the image.`);
    return { url };
  }
  const position = input.position ?? 0;
  if (position === 0) report(`${path}.position`, say`Enter a position from 1, or -1 for the last image.`);
  return { position };
};

const readEach = <Input, Read>(
  inputs: readonly Input[],
  path: string,
  reading: Reading,
  read: (input: Input, path: string, reading: Reading) => Read,
): Read[] => {
  if (inputs.length < 1 || inputs.length > MAX_IMAGES) reading.report(path, say`Enter 1 to ${MAX_IMAGES} images.`);
  return inputs.slice(0, MAX_IMAGES).map((input, at) => read(input, `${path}[${at}]`, reading));
};

const readChange = (input: ImagesChangeInput, path: string, reading: Reading): ImagesChange => {
  if (input.add) return { kind: 'add', images: readEach(input.add, `${path}.add`, reading, readImage) };
  if (input.addFirst) {
    return { kind: 'addFirst', images: readEach(input.addFirst, `${path}.addFirst`, reading, readImage) };
  }
  if (input.remove) return { kind: 'remove', images: readEach(input.remove, `${path}.remove`, reading, readChoice) };
  if (input.moveFirst) return { kind: 'moveFirst', image: readChoice(input.moveFirst, `${path}.moveFirst`, reading) };
  if (input.removeWithoutAlt) return { kind: 'removeWithoutAlt' };
  return { kind: input.removeDuplicates ? 'removeDuplicates' : 'clear' };
};

/** Returns the step, and reports unusable URLs, languages, and positions. */
export function readImagesStep({ change, part }: ImagesStepInput, path: string, reading: Reading): BulkEditStep {
  return { kind: 'images', change: readChange(change, `${path}.change`, reading), part: part ?? 'PRODUCTS' };
}
