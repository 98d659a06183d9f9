import type { ReportCase } from '../reportCase';

/** A partial file changes nothing that it does not name. */
export const BASELINE: readonly ReportCase[] = [
  {
    title: 'a file with one more column leaves all other fields of a product as they are',
    files: [
      ['sku,name,price EUR,categories,material,tags', 'KEEP-1,Table Runner,22,Home > Table,Cotton,"summer, gift"'].join(
        '\n',
      ),
      'sku,material\nKEEP-1,Linen',
    ],
    products: [
      { sku: 'KEEP-1', name: 'Table Runner', categories: ['Home/Table'], prices: [{ amount: 22, currency: 'EUR' }] },
    ],
    job: { counts: { created: 0, updated: 1, failed: 0 } },
  },
];
