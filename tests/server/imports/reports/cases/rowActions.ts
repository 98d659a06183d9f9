import type { ReportCase } from '../reportCase';

const lines = (...rows: string[]) => rows.join('\n');

const SHOPIFY = 'handle,title,option1 name,option1 value,variant sku,variant price';
const MATRIXIFY_BASE = 'Handle,Title,Body (HTML),Variant SKU,Variant Price';
const FORK = lines(SHOPIFY, 'fork,Fork,Size,Small,FRK-S,5', 'fork,,Size,Large,FRK-L,7');

/** Columns that say what to do with a row, and the order of images. */
export const ROW_ACTIONS: readonly ReportCase[] = [
  {
    title: 'commands of Matrixify archive products, and create none of those that they delete or ignore',
    files: [
      lines(MATRIXIFY_BASE, 'old-tin,Old Tin,A tin that is old.,TIN-1,9', 'new-tin,New Tin,A tin that is new.,TIN-2,9'),
      lines(
        'ID,Handle,Command,Title,Status,Variant SKU,Variant Command,Variant Price',
        ',old-tin,DELETE,Old Tin,Active,TIN-1,MERGE,9',
        ',new-tin,MERGE,New Tin,Active,TIN-2,MERGE,9.5',
        ',gone-tin,DELETE,Gone Tin,Active,TIN-3,MERGE,8',
        ',other-tin,IGNORE,Other Tin,Active,TIN-4,MERGE,8',
        ',fresh-tin,NEW,Fresh Tin,Active,TIN-5,MERGE,7',
      ),
    ],
    targets: { Command: 'action', 'Variant Command': 'variantAction' },
    products: [
      { sku: 'fresh-tin' },
      { sku: 'new-tin', status: 'ACTIVE', variants: [{ prices: [{ amount: 9.5 }] }] },
      { sku: 'old-tin', status: 'ARCHIVED' },
    ],
    issues: [
      { code: 'PRODUCT_ARCHIVED', rowNumber: 2, column: 'Command' },
      { code: 'NOT_IN_CATALOG', rowNumber: 4 },
    ],
    job: { counts: { created: 1, updated: 2, failed: 0 } },
  },
  {
    title: 'a command for a variant archives only that variant',
    files: [
      FORK,
      lines(
        'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Command',
        'fork,Fork,Size,Small,FRK-S,DELETE',
        'fork,Fork,Size,Large,FRK-L,MERGE',
      ),
    ],
    products: [{ sku: 'fork', status: 'ACTIVE', variants: [{ status: 'ARCHIVED' }, { status: 'ACTIVE' }] }],
  },
  {
    title: 'rows that delete create nothing',
    files: [
      lines(
        'item_sku,update_delete,item_name,standard_price,quantity',
        'AMZ-1,Update,Glass Jar,12,4',
        'AMZ-2,Delete,Clay Jar,11,0',
      ),
    ],
    targets: { update_delete: 'action' },
    products: [{ sku: 'AMZ-1' }],
    job: { counts: { created: 1, failed: 0 } },
  },
  ...(
    [
      ['Aktion', 'löschen', 'ändern'],
      ['Delete', 'Yes', 'No'],
      ['Action', 'supprimer', 'mettre à jour'],
      ['operation', 'REMOVE', 'UPSERT'],
    ] as const
  ).map(([header, gone, kept]): ReportCase => ({
    title: `the column ${header} with ${gone} archives a product`,
    files: [
      lines('sku,name,price', 'A-1,Bowl,5', 'A-2,Plate,6'),
      lines(`sku,name,price,${header}`, `A-1,Bowl,5,${gone}`, `A-2,Plate,7,${kept}`, `A-3,Cup,7,${gone}`),
    ],
    targets: { [header]: 'action' },
    products: [
      { sku: 'A-1', status: 'ARCHIVED' },
      { sku: 'A-2', status: 'ACTIVE', prices: [{ amount: 7 }] },
    ],
    job: { counts: { created: 0, updated: 2, failed: 0 } },
  })),
  {
    title: 'an unknown action is an error, and nothing of its product is imported',
    files: [lines('sku,name,price,action', 'A-1,Bowl,5,update', 'A-2,Plate,6,purge')],
    products: [{ sku: 'A-1' }],
    issues: [{ code: 'ACTION_UNKNOWN', severity: 'ERROR', rowNumber: 3, column: 'action' }],
    job: { counts: { created: 1, failed: 1 } },
  },
  ...(['Image Position', 'image_order'] as const).map((header): ReportCase => ({
    title: `the column ${header} orders the images of a product`,
    files: [
      lines(
        `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,${header}`,
        'clip,Sash Clip,Finish,Brass,CLP-B,4,https://img.example.com/c3.jpg,3',
        'clip,,,Steel,CLP-S,3.5,https://img.example.com/c1.jpg,1',
        'clip,,,,,,https://img.example.com/c2.jpg,2',
        'clip,,,,,,https://img.example.com/c4.jpg,',
      ),
    ],
    products: [{ attributes: [], media: [1, 2, 3, 4].map((n) => ({ url: `https://img.example.com/c${n}.jpg` })) }],
  })),
];
