import type { ReportCase, ReportFile } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const SHOPIFY = 'handle,title,option1 name,option1 value,variant sku,variant price';
const FORK = lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'fork,,Size,Large,FRK-L,7');

const takes = (title: string, base: string, files: readonly (string | ReportFile)[]): ReportCase => ({
  title,
  files: [base, ...files],
  products: [{ sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
  issues: [{ code: 'SKU_TAKEN', severity: 'ERROR' }],
  job: { counts: { created: 0, updated: 0, failed: 1 } },
});

/** Which product and which variant a row is about. */
export const IDENTITY: readonly ReportCase[] = [
  {
    title: 'a product with one SKU of another product is an error that names both, and renames nothing',
    files: [FORK, lines(SHOPIFY, 'serving-fork,Serving Fork,Size,Large,FRK-L,8')],
    products: [{ sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L', prices: [{ amount: 7 }] }] }],
    issues: [
      {
        code: 'SKU_TAKEN',
        severity: 'ERROR',
        rowNumber: 2,
        column: 'variant sku',
        message:
          'The SKU FRK-L of “Serving Fork” is already used by a variant of another product in this catalog, “Fork” (fork).',
      },
    ],
    job: { counts: { created: 0, updated: 0, failed: 1 } },
  },
  takes('a product of a file with parents does not rename the product of one of its SKUs', FORK, [
    lines(
      'parent sku,sku,name,size,price',
      'serving-fork,SRV-M,Serving Fork,Medium,9',
      'serving-fork,FRK-L,Serving Fork,Large,8',
    ),
  ]),
  takes('a product with other SKUs, too, does not rename the product of one of them', FORK, [
    lines(
      'name,variant sku,option1 name,option1 value,price',
      'Serving Fork,SRV-M,Size,Medium,9',
      'Serving Fork,FRK-L,Size,Large,8',
    ),
  ]),
  takes('a WooCommerce product does not rename the product of one of its variations', FORK, [
    lines(
      'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)',
      '7,variable,serving-fork,Serving Fork,1,,,Size,"Medium, Large"',
      '8,variation,SRV-M,Serving Fork,1,9,serving-fork,Size,Medium',
      '9,variation,FRK-L,Serving Fork,1,8,serving-fork,Size,Large',
    ),
  ]),
  {
    title: 'a product with exactly the SKUs of a stored one renames it',
    files: [FORK, lines(SHOPIFY, 'big-fork,Big Fork,Size,Small,FRK-S,5', 'big-fork,,Size,Large,FRK-L,7')],
    products: [{ sku: 'big-fork', name: 'Big Fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant moves if the file has its former product without it',
    files: [
      FORK,
      lines(
        SHOPIFY,
        'fork,Fork,Size,Small,FRK-S,5',
        'serving-fork,Serving Fork,Size,Medium,SRV-M,9',
        'serving-fork,,Size,Large,FRK-L,8',
      ),
    ],
    products: [
      { sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }] },
      { sku: 'serving-fork', variants: [{ sku: 'SRV-M' }, { sku: 'FRK-L', prices: [{ amount: 8 }] }] },
    ],
    issues: [{ code: 'VARIANT_MOVED', severity: 'INFO', rowNumber: 4, column: 'variant sku' }],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant moves if the rows of its former product come later in the file',
    files: [
      FORK,
      lines(
        SHOPIFY,
        'serving-fork,Serving Fork,Size,Medium,SRV-M,9',
        'serving-fork,,Size,Large,FRK-L,8',
        'fork,Fork,Size,Small,FRK-S,5',
      ),
    ],
    products: [
      { sku: 'fork', name: 'Fork', variants: [{ sku: 'FRK-S' }] },
      { sku: 'serving-fork', variants: [{ sku: 'SRV-M' }, { sku: 'FRK-L' }] },
    ],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a dry run counts a variant that moves as an import does',
    files: [
      FORK,
      {
        content: lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'serving-fork,Serving Fork,Size,Large,FRK-L,8'),
        input: { mode: 'DRY_RUN' },
      },
    ],
    products: [{ sku: 'fork', variants: [{ sku: 'FRK-S' }, { sku: 'FRK-L' }] }],
    job: { counts: { created: 1, updated: 1, failed: 0 } },
  },
  {
    title: 'a variant that two products of a file have stays with the first, and an error names it',
    files: [lines(SHOPIFY, 'fork,Fork,Size,Large,FRK-L,7', 'serving-fork,Serving Fork,Size,Large,FRK-L,8')],
    products: [{ sku: 'fork', variants: [{ sku: 'FRK-L' }] }],
    issues: [
      {
        code: 'SKU_DUPLICATE',
        rowNumber: 3,
        column: 'variant sku',
        message: 'The SKU FRK-L is already used in row 2 by another product, “Fork”.',
      },
    ],
    job: { counts: { created: 1, failed: 1 } },
  },
  {
    title: 'prices by variant SKU alone leave the product and its SKU as they are',
    files: [FORK, lines('variant sku,price', 'FRK-L,6', 'FRK-S,4')],
    products: [
      {
        sku: 'fork',
        name: 'Fork',
        variants: [
          { sku: 'FRK-S', prices: [{ amount: 4 }] },
          { sku: 'FRK-L', prices: [{ amount: 6 }] },
        ],
      },
    ],
    job: { counts: { created: 0, updated: 2, failed: 0 } },
  },
];
