import type { BulkEditStep, ImageChoice } from '../../records/bulkEdits';
import type { MediaRecord, ProductContent, VariantContent } from '../../records/products';
import { mapVariants } from '../optionEdits/mapVariants';

type ImagesStep = Extract<BulkEditStep, { kind: 'images' }>;

const isChosen = (choice: ImageChoice, { url }: MediaRecord, at: number, count: number): boolean =>
  'url' in choice ? choice.url === url : at === (choice.position > 0 ? choice.position - 1 : count + choice.position);

/** Keeps the first of several with the same URL. */
const withoutDuplicates = (media: readonly MediaRecord[]): MediaRecord[] => {
  const urls = new Set<string>();
  return media.filter(({ url }) => !urls.has(url) && urls.add(url));
};

const without = (images: readonly MediaRecord[], others: readonly MediaRecord[]) =>
  images.filter(({ url }) => !others.some((other) => other.url === url));

const getImages = (change: ImagesStep['change'], old: readonly MediaRecord[]): readonly MediaRecord[] => {
  switch (change.kind) {
    case 'add':
      return [...old, ...without(change.images, old)];
    case 'addFirst':
      return [...without(change.images, old), ...old];
    case 'remove':
      return old.filter((image, at) => !change.images.some((choice) => isChosen(choice, image, at, old.length)));
    case 'removeWithoutAlt':
      return old.filter(({ alt }) => alt.trim() !== '');
    case 'removeDuplicates':
      return withoutDuplicates(old);
    case 'clear':
      return [];
    case 'moveFirst': {
      const at = old.findIndex((image, index) => isChosen(change.image, image, index, old.length));
      return at > 0 ? [old[at]!, ...old.toSpliced(at, 1)] : old;
    }
  }
};

/** Returns the edit of an `images` step. */
export function createImagesEdit({ change, part }: ImagesStep) {
  const edit = <Part extends Pick<VariantContent, 'media'>>(owner: Part): Part => {
    const media = getImages(change, owner.media);
    const isSame = media.length === owner.media.length && media.every((image, at) => image === owner.media[at]);
    return isSame ? owner : { ...owner, media: [...media] };
  };
  return <Variant extends VariantContent>(product: ProductContent<Variant>): ProductContent<Variant> => {
    const edited = part === 'VARIANTS' ? product : edit(product);
    return part === 'PRODUCTS' ? edited : mapVariants(edited, edit);
  };
}
