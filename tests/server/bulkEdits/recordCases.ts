import { expect } from 'vitest';
import type { AssociationsChangeInput, BulkEditStepInput, ImagesChangeInput } from '#server/types.generated';

/** Returns a step about images. */
export const images = (change: ImagesChangeInput, part?: 'VARIANTS' | 'BOTH'): BulkEditStepInput => ({
  images: { change, ...(part && { part }) },
});

/** Returns a step about associations of the type RELATED, or of another one. */
export const associate = (change: AssociationsChangeInput, others = {}): BulkEditStepInput => ({
  associations: { type: 'RELATED', change, ...others },
});

const slim = { name: 'Cut', value: 'Slim' };
const narrow = { name: 'Cut', value: 'Narrow' };
const front = { url: '/1.jpg', alt: 'Front' };
const bare = { url: '/2.jpg', alt: '' };
const again = { url: '/1.jpg', alt: 'Again' };
const back = { url: '/3.jpg', alt: 'Back' };
const added = { url: 'https://example.com/new.jpg', alt: 'New' };
const ofS = { url: '/s.jpg', alt: '' };
const related = { type: 'RELATED', sku: 'MATE-10' };
const upsell = { type: 'UPSELL', sku: 'MATE-10' };

/** Steps about kinds, options, images, and associations, and the fields of BULK-1 after each, by path. */
export const RECORD_CASES: [string, BulkEditStepInput, Record<string, unknown>][] = [
  ['leaves a product of the kind', { kind: 'VARIABLE' }, {}],
  ['leaves a product with variants that gets another kind', { kind: 'GROUPED' }, {}],
  [
    'merges options of a list into one',
    { options: { attribute: 'shades', from: ['GREY'], to: 'Gray' } },
    { attributes: expect.arrayContaining([{ name: 'Shades', value: 'Gray; Blue' }]) },
  ],
  [
    'renames a text that is used as an option',
    { options: { attribute: 'Finish', from: ['matt', 'dull'], to: 'Matte' } },
    { attributes: expect.arrayContaining([{ name: 'Finish', value: 'Matte' }]) },
  ],
  [
    'renames a defined option of variants',
    { options: { attribute: 'size', from: ['s'], to: 'XS' } },
    { 'variants[BULK-1-S].options': [{ name: 'Size', value: 'XS' }, slim] },
  ],
  [
    'renames an option of variants that is not defined',
    { options: { attribute: 'Cut', from: ['slim'], to: 'Narrow' } },
    {
      'variants[BULK-1-S].options': [{ name: 'Size', value: 'S' }, narrow],
      'variants[BULK-1-L].options': [{ name: 'Size', value: 'L' }, narrow],
    },
  ],
  [
    'replaces attributes of variants',
    { options: { attribute: 'material', from: ['hemp', 'wool'], to: 'linen', part: 'VARIANTS' } },
    { 'variants[BULK-1-L].attributes': [{ name: 'Material', value: 'linen' }] },
  ],
  [
    'replaces attributes of products only',
    { options: { attribute: 'material', from: ['hemp', 'wool'], to: 'linen', part: 'PRODUCTS' } },
    { attributes: expect.arrayContaining([{ name: 'Material', value: 'linen' }]) },
  ],
  ['leaves products without the option', { options: { attribute: 'shades', from: ['Red'], to: 'Blue' } }, {}],
  [
    'adds images that it does not have',
    images({ add: [{ url: ' https://example.com/new.jpg ', alt: 'New' }, { url: '/2.jpg' }] }),
    { media: [front, bare, again, back, added] },
  ],
  [
    'adds an image before the others, also to variants',
    images({ addFirst: [added] }, 'BOTH'),
    {
      media: [added, front, bare, again, back],
      'variants[BULK-1-S].media': [added, ofS],
      'variants[BULK-1-L].media': [added],
    },
  ],
  [
    'removes images by position and URL',
    images({ remove: [{ position: -1 }, { position: 9 }, { url: '/2.jpg' }] }),
    { media: [front, again] },
  ],
  ['removes images without alt text', images({ removeWithoutAlt: true }), { media: [front, again, back] }],
  [
    'removes images without alt text from variants only',
    images({ removeWithoutAlt: true }, 'VARIANTS'),
    { 'variants[BULK-1-S].media': [] },
  ],
  ['removes duplicate images', images({ removeDuplicates: true }), { media: [front, bare, back] }],
  ['removes all images', images({ clear: true }), { media: [] }],
  ['moves the last image first', images({ moveFirst: { position: -1 } }), { media: [back, front, bare, again] }],
  ['moves an image by URL', images({ moveFirst: { url: '/2.jpg' } }), { media: [bare, front, again, back] }],
  ['leaves images in their order', images({ moveFirst: { position: 1 } }), {}],
  [
    'adds associations, without its own SKU',
    associate({ add: ['MATE-10', 'BULK-1-S', 'BULK-2'] }),
    { associations: [related, upsell, { type: 'RELATED', sku: 'BULK-2' }] },
  ],
  ['removes an association of the type', associate({ remove: ['MATE-10', 'GONE'] }), { associations: [upsell] }],
  [
    'replaces associations of the type',
    associate({ set: ['BULK-2'] }),
    { associations: [upsell, { type: 'RELATED', sku: 'BULK-2' }] },
  ],
  ['removes all associations of the type', associate({ set: [] }), { associations: [upsell] }],
  [
    'makes it a part',
    { associations: { type: 'PART_OF', change: { add: ['MATE-10'] }, quantity: 3 } },
    { associations: [related, upsell, { type: 'PART_OF', sku: 'MATE-10', quantity: 3 }] },
  ],
];
