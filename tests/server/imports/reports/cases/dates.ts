import type { ReportCase } from '../reportCase';

const HEADER = 'SKU,Name,Price EUR,Availability,Available from';

const withOrder = (...sources: readonly string[]) => {
  const columns = new Set(sources);
  return (order: string): NonNullable<Exclude<ReportCase['files'][number], string>['toColumn']> =>
    (column) =>
      columns.has(column.source)
        ? { ...column, transforms: [...column.transforms, { type: 'DATE', argument: order, replacement: null }] }
        : column;
};

const withAvailable = withOrder('Available from');

/** Dates of a file whose order someone selects, and the days that they are; null for a row with an error. */
const ORDERS: readonly (readonly [order: string, dates: readonly (readonly [text: string, day: string | null])[]])[] = [
  [
    'DMY',
    [
      ['3/1/26', '2026-01-03'],
      ['05-04-2026', '2026-04-05'],
      ['6.7.26', '2026-07-06'],
      ['2026-03-01', '2026-03-01'],
      ['1 March 2026', '2026-03-01'],
    ],
  ],
  [
    'MDY',
    [
      ['3/1/26', '2026-03-01'],
      ['05-04-2026', '2026-05-04'],
      ['4/4/26', '2026-04-04'],
      ['2026-03-01', '2026-03-01'],
    ],
  ],
  [
    'YMD',
    [
      ['26/03/15', '2026-03-15'],
      ['26-4-01', '2026-04-01'],
      ['2026-03-01', '2026-03-01'],
      ['26/02/30', null],
    ],
  ],
  [
    'DMY',
    [
      ['26/03/15', '2015-03-26'],
      ['3/1/26', '2026-01-03'],
    ],
  ],
];

/** Dates that no other date of the file explains, and the order that someone selects for them. */
export const dates: readonly ReportCase[] = [
  ...ORDERS.map(([order, texts]): ReportCase => ({
    title: `reads ${texts.map(([text]) => text).join(', ')} as ${order} if someone selects that`,
    files: [
      {
        content: [HEADER, ...texts.map(([text], index) => `DO-${index},Mug,9,preorder,${text}`)].join('\n'),
        toColumn: withAvailable(order),
      },
    ],
    products: texts.flatMap(([, availableFrom], index) =>
      availableFrom ? [{ sku: `DO-${index}`, availableFrom }] : [],
    ),
    issues: texts.flatMap(([, day], index) =>
      day ? [] : [{ code: 'DATE_INVALID', severity: 'ERROR', rowNumber: index + 2, column: 'Available from' }],
    ),
    noIssues: ['DATE_UNCLEAR'],
  })),
  {
    title: 'reads the dates of fields and of attributes in the order that someone selects, with their times',
    attributes: { 'Release day': 'DATE' },
    catalog: { currencies: ['EUR'] },
    files: [
      {
        content: 'SKU,Name,Price,Sale price,Sale starts,Release day\nDA-1,Mug,10,8,3/1/26 10:00,5/4/26',
        toColumn: withOrder('Sale starts', 'Release day')('DMY'),
      },
    ],
    products: [
      {
        prices: [{ amount: 8, compareAt: 10, compareAtFrom: '2026-01-03T10:00:00.000Z' }],
        attributes: [{ name: 'Release day', value: '2026-04-05' }],
      },
    ],
    noIssues: ['DATE_UNCLEAR', 'DATE_INVALID'],
  },
  {
    title: 'keeps rows as errors if no one selects the order of their dates, and names them in the summary',
    files: [`${HEADER}\nDU-1,Mug,9,preorder,3/1/26\nDU-2,Cup,9,preorder,3/1/26\nDU-3,Pot,9,preorder,4/4/26`],
    products: [{ sku: 'DU-3', availableFrom: '2026-04-04' }],
    issues: [2, 3].map((rowNumber) => ({ code: 'DATE_UNCLEAR', severity: 'ERROR', rowNumber })),
    job: {
      importSummary: {
        notApplied: [
          {
            column: 'Available from',
            target: 'availableFrom',
            reason: 'DATE_UNCLEAR',
            rowCount: 3,
            unreadCount: 2,
            isOpen: true,
          },
        ],
      },
    },
  },
];
